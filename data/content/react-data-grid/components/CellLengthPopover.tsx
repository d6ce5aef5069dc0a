import { useMemo, useState, type SyntheticEvent } from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'topic', headerName: 'Topic', width: 120 },
  { field: 'title', headerName: 'Title (60)', flex: 1, minWidth: 120 },
  { field: 'button', headerName: 'Button (20)', width: 180 },
];

const limits: Record<string, number> = { title: 60, button: 20 };

const messages = [
  {
    id: 1,
    topic: 'Shipping',
    title: 'Your order is on its way and arrives on Tuesday',
    button: 'Track parcel',
  },
  {
    id: 2,
    topic: 'Return',
    title: 'We received your return and will refund you within three days',
    button: 'See the refund status',
  },
  { id: 3, topic: 'Review', title: 'How do you like your new lamp?', button: 'Write a review' },
  { id: 4, topic: 'Restock', title: 'The oak stool is back in stock', button: 'Buy now' },
  {
    id: 5,
    topic: 'Birthday',
    title: 'Happy birthday! Your next order has no shipping costs',
    button: 'Order something now',
  },
];

interface Shown {
  anchor: HTMLElement;
  length: number;
  limit: number;
}

export default function CellLengthPopover() {
  const [shown, setShown] = useState<Shown | null>(null);

  const slotProps = useMemo(() => {
    function showLength({ currentTarget }: SyntheticEvent) {
      if (!(currentTarget instanceof HTMLElement)) {
        return;
      }
      const limit = limits[currentTarget.dataset.field ?? ''];
      const length = currentTarget.textContent.length;
      setShown(limit ? { anchor: currentTarget, length, limit } : null);
    }
    const hideLength = () => setShown(null);
    return {
      cell: {
        onMouseEnter: showLength,
        onMouseLeave: hideLength,
        onFocus: showLength,
        onBlur: hideLength,
      },
    };
  }, []);

  return (
    <div style={{ height: 318 }}>
      <DataGrid
        aria-label="Messages"
        columns={columns}
        rows={messages}
        slotProps={slotProps}
        hideFooter
      />
      <Popper
        open={shown !== null}
        anchorEl={shown?.anchor}
        placement="bottom-start"
        sx={{ pointerEvents: 'none' }}
      >
        {shown && (
          <Paper elevation={4} sx={{ px: 1.5, py: 1 }}>
            <Typography
              variant="body2"
              role="status"
              sx={{ color: shown.length > shown.limit ? 'error.main' : undefined }}
            >
              {shown.length} of {shown.limit} characters
            </Typography>
          </Paper>
        )}
      </Popper>
    </div>
  );
}
