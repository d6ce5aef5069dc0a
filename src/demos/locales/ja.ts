import 'dayjs/locale/ja';
import { jaJP as core } from '@mui/material/locale';
import { jaJP as grid } from '@mui/x-data-grid/locales';
import { jaJP as pickers } from '@mui/x-date-pickers/locales';
import { dateLanguage } from './dateLanguage.ts';

/** Components in Japanese. */
export const localeTheme = [core, grid, pickers, dateLanguage('ja')];
