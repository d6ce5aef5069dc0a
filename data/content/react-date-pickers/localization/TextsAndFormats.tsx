import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, jaJP } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';

const languages = {
  en: { name: 'English', texts: enUS },
  de: { name: 'Deutsch', texts: deDE },
  ja: { name: '日本語', texts: jaJP },
};
type Language = keyof typeof languages;

export default function TextsAndFormats() {
  const id = useId();
  const [texts, setTexts] = useState<Language>('de');
  const [dates, setDates] = useState<Language>('de');
  const [day, setDay] = useState<Dayjs | null>(null);

  const settings = [
    { prop: 'localeText', language: texts, choose: setTexts },
    { prop: 'adapterLocale', language: dates, choose: setDates },
  ];

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr minmax(0, 320px)' },
      }}
    >
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={dates}
        localeText={
          languages[texts].texts.components.MuiLocalizationProvider.defaultProps.localeText
        }
      >
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          {settings.map(({ prop, language, choose }) => (
            <div key={prop}>
              <Typography
                variant="body2"
                component="div"
                id={`${id}-${prop}`}
                sx={{ fontFamily: 'monospace' }}
              >
                {prop}
              </Typography>
              <ToggleButtonGroup
                exclusive
                size="small"
                aria-labelledby={`${id}-${prop}`}
                value={language}
                onChange={(_event, next: Language | null) => choose(next ?? language)}
              >
                {Object.entries(languages).map(([code, { name }]) => (
                  <ToggleButton key={code} value={code} lang={code} sx={{ textTransform: 'none' }}>
                    {name}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            </div>
          ))}
          <DateField
            key={texts} // a mounted field keeps its placeholders
            value={day}
            onChange={setDay}
            slotProps={{ textField: { InputProps: { 'aria-label': 'Date' } } }}
          />
        </Stack>
        <StaticDatePicker
          defaultValue={dayjs('2025-05-21')}
          sx={{
            minWidth: 0,
            [`& .${dateCalendarClasses.root}`]: { width: '100%', maxWidth: 320 },
          }}
        />
      </LocalizationProvider>
    </Box>
  );
}
