import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Figure = 'Revenue' | 'Cost' | 'Margin';
type StoreYear = { id: number; store: string } & Record<string, string | number>;

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const figures: Figure[] = ['Revenue', 'Cost', 'Margin'];

const columns: GridColDef<StoreYear>[] = [
  { field: 'store', headerName: 'Store', width: 120, hideable: false },
  ...quarters.flatMap((quarter) =>
    figures.map((figure): GridColDef<StoreYear> => ({
      field: `${quarter}${figure}`,
      headerName: `${quarter} ${figure.toLowerCase()}`,
      type: 'number',
      width: 115,
    })),
  ),
];

/** Revenue and cost of each quarter, in thousands of euros. */
const books: Record<string, [revenue: number, cost: number][]> = {
  Antwerp: [
    [412, 301],
    [438, 322],
    [391, 298],
    [520, 361],
  ],
  Bilbao: [
    [288, 214],
    [305, 230],
    [342, 247],
    [366, 259],
  ],
  Gdansk: [
    [193, 160],
    [221, 171],
    [248, 182],
    [301, 205],
  ],
  Turin: [
    [354, 269],
    [347, 271],
    [298, 240],
    [410, 288],
  ],
};

const rows = Object.entries(books).map(([store, year], index) => {
  const row: StoreYear = { id: index + 1, store };
  year.forEach(([revenue, cost], place) => {
    const quarter = quarters[place] ?? '';
    row[`${quarter}Revenue`] = revenue;
    row[`${quarter}Cost`] = cost;
    row[`${quarter}Margin`] = revenue - cost;
  });
  return row;
});

export default function ToggleFilteredOnly() {
  return (
    <DataGrid
      aria-label="Stores by quarter"
      columns={columns}
      rows={rows}
      showToolbar
      hideFooter
      slotProps={{ columnsManagement: { toggleAllMode: 'filteredOnly' } }}
    />
  );
}
