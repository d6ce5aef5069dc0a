import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({ key: 'chart-rtl', stylisPlugins: [prefixer, rtlPlugin] });

/** In your app, create the theme with createTheme({ direction: 'rtl' }). */
const toRtl = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

export default function RtlChart() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={toRtl}>
        <div dir="rtl" lang="ar">
          <BarChart
            title="عدد الكتب المعارة في كل يوم"
            height={300}
            xAxis={[
              {
                data: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس'],
                reverse: true,
              },
            ]}
            yAxis={[{ position: 'right', label: 'عدد الكتب' }]}
            series={[
              { label: 'المكتبة المركزية', color: '#0072B2', data: [184, 210, 197, 232, 268] },
              { label: 'مكتبة الحي', color: '#D55E00', data: [92, 104, 88, 117, 141] },
            ]}
          />
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
