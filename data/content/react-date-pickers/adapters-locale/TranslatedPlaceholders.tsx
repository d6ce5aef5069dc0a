import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/de';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

const examples = [
  { name: 'English texts', texts: {}, format: 'DD.MM.YYYY' },
  { name: 'German texts', texts: german, format: 'DD.MM.YYYY' },
  {
    name: 'Your own texts',
    texts: {
      ...german,
      fieldMonthPlaceholder: ({ format }: { format: string }) => (format === 'MMM' ? 'Mon' : 'MM'),
    },
    format: 'DD. MMM YYYY',
  },
];

export default function TranslatedPlaceholders() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {examples.map(({ name, texts, format }) => (
        <LocalizationProvider
          key={name}
          dateAdapter={AdapterDayjs}
          adapterLocale="de"
          localeText={texts}
        >
          <div>
            <Typography variant="body2" gutterBottom>
              {name}
            </Typography>
            <DateField
              fullWidth
              format={format}
              slotProps={{ textField: { InputProps: { 'aria-label': name } } }}
            />
          </div>
        </LocalizationProvider>
      ))}
    </Box>
  );
}
