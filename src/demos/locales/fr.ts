import 'dayjs/locale/fr';
import { frFR as core } from '@mui/material/locale';
import { frFR as charts } from '@mui/x-charts/locales';
import { frFR as grid } from '@mui/x-data-grid/locales';
import { frFR as pickers } from '@mui/x-date-pickers/locales';
import { dateLanguage } from './dateLanguage.ts';

/** Components in French. */
export const localeTheme = [core, charts, grid, pickers, dateLanguage('fr')];
