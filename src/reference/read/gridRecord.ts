import type { Plan } from '#data/types.ts';
import type { ApiEntry, ApiMember } from './apiRecord.ts';

/** An event of the grid: what its handlers are called with, and the prop that hears it. */
export type GridEvent = ApiEntry & {
  /** Type of the first argument; null where there is none to speak of. */
  params: string | null;
  /** Type of the browser's event; null where none is behind it. */
  event: string | null;
  /** The prop of the grid that takes a handler. */
  prop: string | null;
};

/** A selector of the grid's state. */
export type GridSelector = ApiEntry & {
  /** As its comment says: `Visible Columns`; `Other` where it says nothing. */
  category: string;
  /** What it returns. */
  type: string;
};

/** The methods of the grid's API object that belong together. */
export type GridApiGroup = {
  /** `column-pinning` */
  id: string;
  /** Names of the interfaces that declare them. */
  interfaces: string[];
  members: ApiMember[];
};

/** An entry of the column menu as it is unless replaced. */
export type GridMenuItem = {
  slot: string;
  component: string;
  displayOrder: number;
  plan: Plan | null;
};

/** A filter operator as it is unless replaced. */
export type GridFilterOperatorRecord = {
  /** The `type` of the columns that have it. */
  columnType: string;
  /** As it stands in a filter item: `contains`. */
  operator: string;
  /** As the English filter panel shows it. */
  label: string;
  /** Type of the value that the panel sets; `option` where it is that of an option, null where there is none. */
  value: string | null;
};

/** A translation that ships with a package. */
export type LocaleRecord = {
  /** Name of the export: `deDE`. */
  name: string;
  /** BCP 47: `de-DE`. */
  tag: string;
  /** How many of the texts are translated, and how many there are. */
  translated: number;
  texts: number;
};

/** What documents embed as tables, read from the packages. */
export type TableRecords = {
  events: GridEvent[];
  selectors: GridSelector[];
  groups: GridApiGroup[];
  menuItems: GridMenuItem[];
  filterOperators: GridFilterOperatorRecord[];
  /** By the short name of a product. */
  locales: Record<string, LocaleRecord[]>;
};
