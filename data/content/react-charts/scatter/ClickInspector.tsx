import { type MouseEvent as ReactMouseEvent, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const parcels = {
  domestic: [
    { id: 'D1', x: 0.8, y: 4.9 },
    { id: 'D2', x: 2.4, y: 6.2 },
    { id: 'D3', x: 5.1, y: 7.8 },
    { id: 'D4', x: 9.6, y: 10.4 },
  ],
  abroad: [
    { id: 'F1', x: 1.2, y: 9.9 },
    { id: 'F2', x: 3.7, y: 14.5 },
    { id: 'F3', x: 6.9, y: 18.2 },
    { id: 'F4', x: 10.8, y: 23.6 },
  ],
};

export default function ClickInspector() {
  const [disableVoronoi, setDisableVoronoi] = useState(false);
  const [clicked, setClicked] = useState('Click a point, or the space near one.');

  const handleItemClick = (
    event: MouseEvent | ReactMouseEvent,
    { seriesId, dataIndex }: ScatterItemIdentifier,
  ) => {
    const parcel = parcels[seriesId as keyof typeof parcels][dataIndex];
    const element = (event.currentTarget as Element).nodeName;
    setClicked(`Parcel ${parcel?.id}, clicked on <${element}>`);
  };

  return (
    <div>
      <FormControlLabel
        label="disableVoronoi"
        control={
          <Switch checked={disableVoronoi} onChange={(_, checked) => setDisableVoronoi(checked)} />
        }
      />
      <ScatterChart
        title="Postage by weight of the parcel"
        height={280}
        disableVoronoi={disableVoronoi}
        xAxis={[{ label: 'Weight (kg)', min: 0 }]}
        yAxis={[{ label: 'Postage (€)', min: 0 }]}
        series={[
          { id: 'domestic', label: 'Domestic', data: parcels.domestic },
          { id: 'abroad', label: 'Abroad', data: parcels.abroad },
        ]}
        onItemClick={handleItemClick}
      />
      <Typography role="status" variant="body2">
        {clicked}
      </Typography>
    </div>
  );
}
