import { useEffect, useState } from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';

interface Review {
  id: number;
  guest: string;
  review: string;
}

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 100 },
  {
    field: 'review',
    headerName: 'Review',
    width: 260,
    renderCell: (params) => <ExpandingText {...params} />,
  },
];

const reviews: Review[] = [
  { id: 1, guest: 'Yusuf', review: 'Breakfast on the terrace was superb, but the street is loud.' },
  { id: 2, guest: 'Clémence', review: 'Quiet and clean.' },
  {
    id: 3,
    guest: 'Rafael',
    review: 'The lift was broken, so the staff carried our bags upstairs.',
  },
];

export default function ExpandOverflowingCell() {
  return (
    <div style={{ height: 214 }}>
      <DataGrid aria-label="Hotel reviews" columns={columns} rows={reviews} hideFooter />
    </div>
  );
}

function ExpandingText({ value, hasFocus }: GridRenderCellParams<Review, string>) {
  const [text, setText] = useState<HTMLElement | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const isCut = text !== null && text.scrollWidth > text.clientWidth;
  const isOpen = isCut && (isHovered || hasFocus) && !isDismissed;

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    function dismiss(event: KeyboardEvent) {
      if (event.key === 'Escape') {
        setIsDismissed(true);
      }
    }
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isOpen]);

  // The next hover or focus opens it again.
  useEffect(() => () => setIsDismissed(false), [hasFocus, isHovered]);

  return (
    <div onMouseEnter={() => setIsHovered(true)} onMouseLeave={() => setIsHovered(false)}>
      <div ref={setText} className="overflow-hidden text-ellipsis">
        {value}
      </div>
      {/* Hidden from screen readers: the cell already contains the whole text. */}
      <Popper
        open={isOpen}
        anchorEl={text}
        placement="bottom-start"
        modifiers={overTheCell}
        aria-hidden
      >
        <Paper elevation={4} className="w-60 px-2 py-4 text-sm">
          {value}
        </Paper>
      </Popper>
    </div>
  );
}

const overTheCell = [
  {
    name: 'offset',
    options: {
      offset: ({ reference }: { reference: { height: number } }) => [0, -reference.height],
    },
  },
];
