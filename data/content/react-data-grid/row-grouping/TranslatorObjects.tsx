import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book, type Translator } from './catalog.ts';

const columns: GridColDef<Book>[] = [
  {
    field: 'translator',
    headerName: 'Translator',
    width: 190,
    valueFormatter: (value?: Translator | string) =>
      typeof value === 'object' && value ? `${value.name} (${value.from})` : value,
    groupingValueGetter: (value: Translator | null) => value?.name ?? 'Not translated',
  } as GridColDef<Book>,
  { field: 'title', headerName: 'Title', width: 180 },
  { field: 'year', headerName: 'Year', width: 80 },
];

const initialState = { rowGrouping: { model: ['translator'] } };

export default function TranslatorObjects() {
  return (
    <div style={{ height: 330 }}>
      <DataGridPremium
        aria-label="Books by translator"
        rows={books}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
