import { useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, jaJP, plPL, ptBR, trTR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import 'dayjs/locale/pl';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/tr';

const languages = [
  { code: 'en', name: 'English', texts: enUS },
  { code: 'de', name: 'Deutsch', texts: deDE },
  { code: 'ja', name: '日本語', texts: jaJP },
  { code: 'pl', name: 'Polski', texts: plPL },
  { code: 'pt-br', name: 'Português', texts: ptBR },
  { code: 'tr', name: 'Türkçe', texts: trTR },
];

export default function LanguageList() {
  const [language, setLanguage] = useState(languages[0]);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr minmax(0, 320px)' },
      }}
    >
      <List
        aria-label="Language"
        sx={{
          display: 'grid',
          alignContent: 'start',
          gridTemplateColumns: { xs: 'auto auto auto', sm: '1fr 1fr' },
        }}
      >
        {languages.map((option) => (
          <ListItem key={option.code} disablePadding>
            <ListItemButton
              selected={option === language}
              aria-current={option === language}
              onClick={() => setLanguage(option)}
              sx={{ px: 1, borderRadius: 1 }}
            >
              <ListItemText primary={<span lang={option.code}>{option.name}</span>} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box lang={language?.code ?? 'en'} sx={{ display: 'grid', gap: 1 }}>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={language?.code ?? 'en'}
          {...(language && {
            localeText: language.texts.components.MuiLocalizationProvider.defaultProps.localeText,
          })}
        >
          <DateField
            size="small"
            slotProps={{ textField: { InputProps: { 'aria-label': 'Date' } } }}
          />
          <DateCalendar
            views={['year', 'day']}
            defaultValue={dayjs('2025-05-21')}
            sx={{ width: '100%', maxWidth: 320 }}
          />
        </LocalizationProvider>
      </Box>
    </Box>
  );
}
