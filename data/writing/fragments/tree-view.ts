import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import type { RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import type { SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import type { useTreeItem } from '@mui/x-tree-view/useTreeItem';

/** What fragments of the Tree View's documents may use without defining it. */
export { RichTreeView } from '@mui/x-tree-view/RichTreeView';
export { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
export { TreeItem } from '@mui/x-tree-view/TreeItem';

export type TreeViewApi = NonNullable<
  NonNullable<RichTreeViewProps<object, true>['apiRef']>['current']
>;
export type TreeProps = SimpleTreeViewProps<boolean>;
export declare const beds: { id: string; label: string }[];
export declare const items: { id: string; label: string }[];
export declare const itemId: string;
export declare const children: ReactNode;
export declare const event: SyntheticEvent;
export declare const publicAPI: TreeViewApi;
export declare const item: ReturnType<typeof useTreeItem>;
export declare const apiRef: RefObject<TreeViewApi | undefined>;
export interface Place {
  id: string;
  label: string;
  childrenCount: number;
}
export declare function fetchPlaces(parentId?: string): Promise<Place[]>;
export declare function openPlant(itemId: string): void;
