import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function DrivenByInputs() {
  const [item, setItem] = useState<HighlightItemData | null>({ seriesId: 'ships', dataIndex: 2 });
  const seriesId = item?.seriesId ?? 'ships';
  const dataIndex = item?.dataIndex ?? 0;

  return (
    <div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ToggleButtonGroup
          aria-label="Exhibition"
          size="small"
          exclusive
          value={item?.seriesId ?? null}
          onChange={(_, next: string | null) =>
            setItem(next ? { seriesId: next, dataIndex } : null)
          }
        >
          <ToggleButton value="ships" sx={{ textTransform: 'none' }}>
            Ships
          </ToggleButton>
          <ToggleButton value="maps" sx={{ textTransform: 'none' }}>
            Maps
          </ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          aria-label="Month"
          size="small"
          exclusive
          value={item?.dataIndex ?? null}
          onChange={(_, next: number | null) =>
            setItem(next === null ? null : { seriesId, dataIndex: next })
          }
        >
          {months.map((month, index) => (
            <ToggleButton key={month} value={index} sx={{ textTransform: 'none' }}>
              {month}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button size="small" onClick={() => setItem(null)}>
          Clear
        </Button>
      </Stack>
      <BarChart
        title="Visits per month of two exhibitions, in thousands"
        height={280}
        xAxis={[{ data: months }]}
        series={[
          { id: 'ships', label: 'Ships', data: [8.2, 7.6, 11.4, 14.8, 13.1, 10.9], highlightScope },
          { id: 'maps', label: 'Maps', data: [3.1, 4.4, 6.2, 5.8, 7.9, 9.3], highlightScope },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
      />
    </div>
  );
}
