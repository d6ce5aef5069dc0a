import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { makeFlats } from '#data/content/shared/flats.ts';

const harbor = makeFlats(180, 17, 3);

export default function SliderAxes() {
  const [sliders, setSliders] = useState({ x: true, y: true });

  return (
    <div>
      <FormGroup row>
        {(['x', 'y'] as const).map((axis) => (
          <FormControlLabel
            key={axis}
            label={`Slider of the ${axis}-axis`}
            control={
              <Switch
                checked={sliders[axis]}
                onChange={(_, checked) => setSliders({ ...sliders, [axis]: checked })}
              />
            }
          />
        ))}
      </FormGroup>
      <ScatterChartPro
        title="Size and rent of flats in the harbor district"
        height={320}
        hideLegend
        xAxis={[{ label: 'Size (m²)', min: 0, zoom: { slider: { enabled: sliders.x, size: 36 } } }]}
        yAxis={[
          {
            label: 'Rent (€ per month)',
            min: 0,
            width: 75,
            zoom: { slider: { enabled: sliders.y, size: 36 } },
          },
        ]}
        series={[{ label: 'Harbor', data: harbor, markerSize: 3 }]}
      />
    </div>
  );
}
