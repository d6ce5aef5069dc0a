import 'dayjs/locale/es';
import { esES as core } from '@mui/material/locale';
import { esES as grid } from '@mui/x-data-grid/locales';
import { esES as pickers } from '@mui/x-date-pickers/locales';
import { dateLanguage } from './dateLanguage.ts';

/** Components in Spanish. */
export const localeTheme = [core, grid, pickers, dateLanguage('es')];
