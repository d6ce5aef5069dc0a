import { products } from '#data/products.ts';

/** A JSON schema of what may be published: plain data. */
type Schema = { readonly [key: string]: unknown };

const text = { type: 'string' } as const;
const textOrNothing = { type: ['string', 'null'] } as const;
const planOrNothing = { enum: [null, 'pro', 'premium'] } as const;

const entry = {
  name: { ...text, minLength: 1 },
  anchor: { ...text, pattern: '^(prop|property|slot|class)-' },
  description: textOrNothing,
  deprecated: textOrNothing,
  plan: planOrNothing,
  since: textOrNothing,
};

const parameter = object({ name: text, type: text, description: textOrNothing });

const signature = object({
  parameters: { type: 'array', items: parameter },
  returns: object({ type: text, description: textOrNothing }),
});

const member = object({
  ...entry,
  type: { ...text, minLength: 1 },
  expanded: textOrNothing,
  required: { type: 'boolean' },
  default: textOrNothing,
  signature: { anyOf: [signature, { type: 'null' }] },
});

const slot = object({ ...entry, type: text, default: textOrNothing, className: textOrNothing });

const cssClass = object({ ...entry, className: { ...text, pattern: '^(Mui|Charts)\\w*-' } });

/** The schema of every `/x/api/<product>/<name>.json`, published as `/x/api/schema.json`. Every field is always there. */
export const apiSchema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'API reference of one component or interface of MUI X',
  ...object({
    name: { ...text, pattern: '^[A-Z]\\w+$' },
    kind: { enum: ['component', 'interface'] },
    product: { enum: products.map(({ id }) => id) },
    plan: planOrNothing,
    package: { ...text, pattern: '^@mui/x-' },
    version: { ...text, pattern: '^\\d+\\.\\d+\\.\\d+' },
    imports: { type: 'array', minItems: 1, items: { ...text, pattern: '^import ' } },
    source: { ...text, pattern: '^https://' },
    description: textOrNothing,
    deprecated: textOrNothing,
    typeParameters: {
      type: 'array',
      items: object({ name: text, constraint: textOrNothing, default: textOrNothing }),
    },
    members: { type: 'array', items: member },
    ref: textOrNothing,
    inherits: { anyOf: [object({ name: text, href: text }), { type: 'null' }] },
    slots: { type: 'array', items: slot },
    classes: { type: 'array', items: cssClass },
    themeName: textOrNothing,
  }),
};

function object(properties: Record<string, unknown>): Schema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
