/** Modules that documents import and this project does not install, with as much of their declarations as the documents use. */
export const modulesElsewhere: Readonly<Record<string, string>> = {
  '@mui/x-data-grid-generator': `
    import type { DataGridProps } from '@mui/x-data-grid';
    export declare function useDemoData(options: {
      dataSet: 'Commodity' | 'Employee';
      rowLength: number;
      maxColumns?: number;
      editable?: boolean;
    }): { data: Pick<DataGridProps, 'rows' | 'columns' | 'initialState'>; loading: boolean };`,
  '@tanstack/react-query': `
    export declare function useQueryClient(): {
      fetchQuery<T>(options: { queryKey: string[]; queryFn: () => Promise<T>; staleTime?: number }): Promise<T>;
    };`,
};
