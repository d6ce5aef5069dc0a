import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const FOUR_WEEKS = 28 * 24 * 60 * 60 * 1000;

const locales = ['en-US', 'de-DE', 'fr-FR', 'ja-JP'];
const months = Array.from({ length: 12 }, (_, month) => new Date(2024, month));
const revenue = [
  11850.5, 12410, 13960.75, 13120, 14875, 15640.2, 15210, 14330, 16020, 16890.6, 17450, 19230,
];

export default function NumbersAndDates() {
  const [locale, setLocale] = useState('de-DE');
  const month = new Intl.DateTimeFormat(locale, { month: 'short' });
  const monthAndYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const wholeEuros = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Locale"
        size="small"
        exclusive
        value={locale}
        onChange={(_, next: string | null) => setLocale(next ?? locale)}
      >
        {locales.map((option) => (
          <ToggleButton key={option} value={option} sx={{ textTransform: 'none' }}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Revenue of a bakery per month of 2024, in euros"
        height={280}
        hideLegend
        colors={['#0072B2']}
        xAxis={[
          {
            scaleType: 'time',
            data: months,
            domainLimit: 'strict',
            tickMinStep: FOUR_WEEKS,
            valueFormatter: (date: Date, { location }) =>
              (location === 'tooltip' ? monthAndYear : month).format(date),
          },
        ]}
        yAxis={[
          { width: 75, min: 0, valueFormatter: (amount: number) => wholeEuros.format(amount) },
        ]}
        series={[
          {
            label: 'Revenue',
            data: revenue,
            valueFormatter: (amount) => euros.format(amount ?? 0),
          },
        ]}
      />
    </div>
  );
}
