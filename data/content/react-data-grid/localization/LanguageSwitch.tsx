import { useMemo, useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, frFR, jaJP, plPL } from '@mui/x-data-grid/locales';
import { makeOrders, type Order } from '#data/content/shared/orders.ts';

const languages = {
  en: { name: 'English', locale: enUS, headers: ['Customer', 'City', 'Placed on', 'Total'] },
  de: { name: 'Deutsch', locale: deDE, headers: ['Kunde', 'Ort', 'Bestellt am', 'Summe'] },
  fr: { name: 'Français', locale: frFR, headers: ['Client', 'Ville', 'Date', 'Total'] },
  pl: { name: 'Polski', locale: plPL, headers: ['Klient', 'Miasto', 'Data', 'Suma'] },
  ja: { name: '日本語', locale: jaJP, headers: ['顧客', '都市', '注文日', '合計'] },
};
type Language = keyof typeof languages;

const names = Object.entries(languages) as [Language, (typeof languages)[Language]][];

/** Headers, dates and numbers aren't part of the grid's translations. */
function makeColumns(language: Language): GridColDef<Order>[] {
  const [customer, city, placed, total] = languages[language].headers;
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return [
    { field: 'customer', headerName: customer, flex: 1, minWidth: 140 },
    { field: 'city', headerName: city, width: 110 },
    {
      field: 'placed',
      headerName: placed,
      type: 'date',
      width: 130,
      valueFormatter: (value: Date) => days.format(value),
    },
    {
      field: 'total',
      headerName: total,
      type: 'number',
      width: 130,
      valueFormatter: (value: number) => euros.format(value),
    },
  ];
}

const orders = makeOrders(40);

export default function LanguageSwitch() {
  const [language, setLanguage] = useState<Language>('de');
  const columns = useMemo(() => makeColumns(language), [language]);
  const { localeText } = languages[language].locale.components.MuiDataGrid.defaultProps;

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_event, chosen: Language | null) => setLanguage(chosen ?? language)}
        sx={{ mb: 2 }}
      >
        {names.map(([code, { name }]) => (
          <ToggleButton
            key={code}
            value={code}
            lang={code}
            sx={{ px: { xs: 0.5, sm: 1 }, textTransform: 'none', whiteSpace: 'nowrap' }}
          >
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div lang={language} style={{ height: 400 }}>
        <DataGrid
          aria-label="Orders"
          columns={columns}
          rows={orders}
          localeText={localeText}
          checkboxSelection
          showToolbar
        />
      </div>
    </div>
  );
}
