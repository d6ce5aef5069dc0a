import 'dayjs/locale/he';
import { heIL as core } from '@mui/material/locale';
import { heIL as grid } from '@mui/x-data-grid/locales';
import { heIL as pickers } from '@mui/x-date-pickers/locales';
import { dateLanguage } from './dateLanguage.ts';

/** Components in Hebrew. */
export const localeTheme = [core, grid, pickers, dateLanguage('he')];
