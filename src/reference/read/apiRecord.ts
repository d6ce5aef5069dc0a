import type { ApiKind, Plan, ProductId } from '#data/types.ts';

/** A parameter of a callback or method. */
export type ApiParameter = { name: string; type: string; description: string | null };

/** How a function is called. */
export type ApiSignature = {
  parameters: ApiParameter[];
  returns: { type: string; description: string | null };
};

/** What every row of a reference has: a name, an address on its page, and what it is for. */
export type ApiEntry = {
  name: string;
  /** Fragment of its address: `prop-autoHeight`. */
  anchor: string;
  /** Text of the declaration's comment, Markdown as its authors wrote it. */
  description: string | null;
  /** Why and what instead; empty where the declaration gives no reason; null: not deprecated. */
  deprecated: string | null;
  /** The plan it needs beyond the one of its page. */
  plan: Plan | null;
  /** The version that has it, where the documented one lacks it. */
  since: string | null;
};

/** A prop of a component or a property of an interface. */
export type ApiMember = ApiEntry & {
  /** One line a reader can use. */
  type: string;
  /** The same, written out over lines, where one line says too little. */
  expanded: string | null;
  required: boolean;
  default: string | null;
  signature: ApiSignature | null;
};

/** A part of a component that can be replaced. */
export type ApiSlot = ApiEntry & {
  type: string;
  /** The component it is unless replaced. */
  default: string | null;
  /** Global class of its element, without the dot. */
  className: string | null;
};

/** A CSS class; `name` is its rule name, the key in `classes` and in the theme's `styleOverrides`. */
export type ApiClass = ApiEntry & { className: string };

/** A generic parameter and what it is when nobody names it. */
export type ApiTypeParameter = { name: string; constraint: string | null; default: string | null };

/** What the reference knows of one export. The published JSON is this record, as `apiSchema` describes it. */
export type ApiRecord = {
  name: string;
  kind: ApiKind;
  product: ProductId;
  plan: Plan | null;
  /** The package and exact version it was read from. */
  package: string;
  version: string;
  /** Import statements, one for each public path, the lowest plan first. */
  imports: string[];
  /** Address of its source in the packages' repository. */
  source: string;
  description: string | null;
  deprecated: string | null;
  typeParameters: ApiTypeParameter[];
  /** Props or properties. */
  members: ApiMember[];
  /** What `ref` gives: `HTMLDivElement`; null: it takes none. */
  ref: string | null;
  /** What the root passes further props to: a component of Material UI, or an element. */
  inherits: { name: string; href: string } | null;
  slots: ApiSlot[];
  classes: ApiClass[];
  /** Key of the component in a theme's `components`. */
  themeName: string | null;
};
