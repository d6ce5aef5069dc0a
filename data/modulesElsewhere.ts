/**
 * Modules that documents import and this project does not install, with as much of their declarations as the documents use.
 * The adapters of other date libraries are here too: each would widen the date type of all pickers to a union.
 */
export const modulesElsewhere: Readonly<Record<string, string>> = {
  '@mui/x-data-grid-generator': `
    import type { DataGridProps } from '@mui/x-data-grid';
    export declare function useDemoData(options: {
      dataSet: 'Commodity' | 'Employee';
      rowLength: number;
      maxColumns?: number;
      editable?: boolean;
    }): { data: Pick<DataGridProps, 'rows' | 'columns' | 'initialState'>; loading: boolean };`,
  '@mui/x-date-pickers/AdapterDateFns':
    "export { AdapterDayjs as AdapterDateFns } from '@mui/x-date-pickers/AdapterDayjs';",
  '@mui/x-date-pickers/AdapterLuxon':
    "export { AdapterDayjs as AdapterLuxon } from '@mui/x-date-pickers/AdapterDayjs';",
  '@mui/x-date-pickers/AdapterMoment':
    "export { AdapterDayjs as AdapterMoment } from '@mui/x-date-pickers/AdapterDayjs';",
  '@mui/x-date-pickers/AdapterMomentJalaali':
    "export { AdapterDayjs as AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterDayjs';",
  luxon: `
    export declare class Settings {
      static defaultWeekSettings: { firstDay: number; minimalDays: number; weekend: number[] } | null;
    }`,
  '@tanstack/react-query': `
    export declare function useQueryClient(): {
      fetchQuery<T>(options: { queryKey: string[]; queryFn: () => Promise<T>; staleTime?: number }): Promise<T>;
    };`,
};
