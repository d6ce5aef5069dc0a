import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({ key: 'grid-rtl', stylisPlugins: [prefixer, rtlPlugin] });

/** In your app, create the theme with createTheme({ direction: 'rtl' }, arSD). */
const toArabic = (outer: Theme): Theme => ({
  ...outer,
  direction: 'rtl',
  components: { ...outer.components, ...arSD.components },
});

const columns: GridColDef[] = [
  { field: 'product', headerName: 'المنتج', flex: 1, minWidth: 110 },
  { field: 'city', headerName: 'المدينة', width: 110 },
  { field: 'stock', headerName: 'المخزون', type: 'number', width: 100 },
  { field: 'available', headerName: 'متاح', type: 'boolean', width: 80 },
];

const rows = [
  { id: 1, product: 'قهوة', city: 'الخرطوم', stock: 240, available: true },
  { id: 2, product: 'شاي', city: 'أم درمان', stock: 410, available: true },
  { id: 3, product: 'سكر', city: 'بورتسودان', stock: 0, available: false },
  { id: 4, product: 'دقيق', city: 'كسلا', stock: 95, available: true },
  { id: 5, product: 'أرز', city: 'الخرطوم', stock: 130, available: true },
];

const texts = {
  ...arSD.components.MuiDataGrid.defaultProps.localeText,
  paginationDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
    `${from}–${to} من ${count}`,
};

export default function RtlArabic() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={toArabic}>
        <div dir="rtl" lang="ar" style={{ height: 400 }}>
          <DataGrid
            aria-label="المخزون"
            columns={columns}
            rows={rows}
            localeText={texts}
            rowHeight={44}
            checkboxSelection
            showToolbar
          />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
