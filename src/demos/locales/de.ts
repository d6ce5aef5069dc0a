import 'dayjs/locale/de';
import { deDE as core } from '@mui/material/locale';
import { deDE as grid } from '@mui/x-data-grid/locales';
import { deDE as pickers } from '@mui/x-date-pickers/locales';
import { dateLanguage } from './dateLanguage.ts';

/** Components in German. */
export const localeTheme = [core, grid, pickers, dateLanguage('de')];
