import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { makeFlats } from '#data/content/shared/flats.ts';

const harbor = makeFlats(180, 17, 3);
const hills = makeFlats(140, 12, 8);

export default function ZoomToolbar() {
  const [showToolbar, setShowToolbar] = useState(true);
  const [zoom, setZoom] = useState(true);

  return (
    <div>
      <FormGroup row>
        <FormControlLabel
          label="showToolbar"
          control={
            <Switch checked={showToolbar} onChange={(_, checked) => setShowToolbar(checked)} />
          }
        />
        <FormControlLabel
          label="zoom"
          control={<Switch checked={zoom} onChange={(_, checked) => setZoom(checked)} />}
        />
      </FormGroup>
      <ScatterChartPro
        key={String(zoom)}
        showToolbar={showToolbar}
        title="Size and rent of flats for rent in two districts"
        height={300}
        xAxis={[{ id: 'size', label: 'Size (m²)', min: 0, zoom }]}
        yAxis={[{ id: 'rent', label: 'Rent (€ per month)', min: 0, width: 75, zoom }]}
        initialZoom={[
          { axisId: 'size', start: 0, end: 60 },
          { axisId: 'rent', start: 0, end: 60 },
        ]}
        series={[
          { label: 'Harbor', data: harbor, markerSize: 3 },
          { label: 'Hills', data: hills, markerSize: 3 },
        ]}
      />
    </div>
  );
}
