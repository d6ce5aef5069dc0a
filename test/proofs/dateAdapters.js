// JavaScript, because the declarations of each adapter would add its date to the date type of all pickers.
export { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
export { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
export { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
export { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
export { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
export { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
