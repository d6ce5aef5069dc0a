import { useId, useRef, useState } from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';

const years = ['2021', '2022', '2023', '2024'];
const fileName = 'energy-mix';
const formats = [
  { label: 'Print or save as PDF', run: (api: ChartProApi) => api.exportAsPrint({ fileName }) },
  { label: 'PNG image', run: (api: ChartProApi) => api.exportAsImage({ fileName }) },
  {
    label: 'JPEG image',
    run: (api: ChartProApi) => api.exportAsImage({ fileName, type: 'image/jpeg' }),
  },
];

export default function ExportMenu() {
  const apiRef = useRef<ChartProApi>(undefined);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="h6" component="p">
          Electricity by source
        </Typography>
        <IconButton
          id={id}
          aria-label="Export"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DownloadIcon />
        </IconButton>
      </Stack>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {formats.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              if (apiRef.current) {
                run(apiRef.current);
              }
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      <BarChartPro
        apiRef={apiRef}
        title="Electricity by source and year, in terawatt hours"
        height={300}
        sx={{ bgcolor: 'background.paper' }}
        xAxis={[{ data: years }]}
        yAxis={[{ label: 'Terawatt hours' }]}
        series={[
          { label: 'Wind', stack: 'mix', data: [51, 58, 67, 72] },
          { label: 'Solar', stack: 'mix', data: [22, 27, 35, 44] },
          { label: 'Gas', stack: 'mix', data: [88, 79, 61, 50] },
        ]}
      />
    </div>
  );
}
