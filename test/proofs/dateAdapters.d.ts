import type { ComponentProps } from 'react';
import type { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type DateAdapter = NonNullable<ComponentProps<typeof LocalizationProvider>['dateAdapter']>;

export declare const AdapterDateFns: DateAdapter;
export declare const AdapterDateFnsJalali: DateAdapter;
export declare const AdapterLuxon: DateAdapter;
export declare const AdapterMoment: DateAdapter;
export declare const AdapterMomentHijri: DateAdapter;
export declare const AdapterMomentJalaali: DateAdapter;
