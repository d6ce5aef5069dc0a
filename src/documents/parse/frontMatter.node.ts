import { parseDocument } from 'yaml';
import { products } from '#data/products.ts';

/** What a document says about itself. */
export type FrontMatter = {
  title: string;
  description: string;
  product?: string;
  components: string[];
  /** Older anchors that still lead to the beginning of the page. */
  aliases?: string[];
};

const KEYS = ['title', 'description', 'product', 'components', 'aliases'];
const MAX_DESCRIPTION = 160;

/**
 * Reads the YAML between the `---` lines of a document.
 * @param file name of the document, for the message
 * @throws when a field is missing, unknown or of the wrong kind
 */
export function readFrontMatter(yaml: string | undefined, file: string): FrontMatter {
  if (yaml === undefined) {
    throw new Error(
      `${file}:1 has no front matter. Start it with --- and a title and a description, then ---.`,
    );
  }
  const parsed = parseDocument(yaml);
  const broken = parsed.errors[0];
  if (broken) {
    const line = 1 + yaml.slice(0, broken.pos[0]).split('\n').length;
    const reason = broken.message.replace(/ at line \d+, column \d+:[^]*$/, '');
    throw new Error(`${file}:${line} has broken front matter: ${reason}. Mend the YAML.`);
  }
  const fields: unknown = parsed.toJS();
  return checkFields(isRecord(fields) ? fields : {}, file);
}

function checkFields(fields: Record<string, unknown>, file: string): FrontMatter {
  const unknownKey = Object.keys(fields).find((key) => !KEYS.includes(key));
  if (unknownKey) {
    throw new Error(
      `${file}:1 has the unknown front matter field "${unknownKey}". Use ${KEYS.join(', ')}.`,
    );
  }
  const title = requireText(fields, 'title', file);
  const description = requireText(fields, 'description', file);
  if (description.length > MAX_DESCRIPTION) {
    throw new Error(
      `${file}:1 has a description of ${description.length} characters. Shorten it to ${MAX_DESCRIPTION}.`,
    );
  }
  const { product, components = [], aliases } = fields;
  if (product !== undefined && !products.some(({ id }) => id === product)) {
    throw new Error(
      `${file}:1 names the unknown product "${String(product)}". Use ${products.map(({ id }) => id).join(', ')}, or leave it out.`,
    );
  }
  if (!Array.isArray(components) || components.some((name) => typeof name !== 'string')) {
    throw new Error(
      `${file}:1 has components that are not a list of names. Write components: [DataGrid].`,
    );
  }
  if (aliases !== undefined && !isListOfAnchors(aliases)) {
    throw new Error(
      `${file}:1 has aliases that are not a list of anchors. Write aliases: [old-anchor].`,
    );
  }
  return {
    title,
    description,
    components,
    ...(aliases === undefined ? {} : { aliases }),
    ...(typeof product === 'string' ? { product } : {}),
  };
}

function isListOfAnchors(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((each) => typeof each === 'string' && /^\S+$/.test(each))
  );
}

function requireText(fields: Record<string, unknown>, key: string, file: string): string {
  const value = fields[key];
  if (typeof value !== 'string' || value.trim() === '') {
    throw new Error(`${file}:1 has no ${key} in its front matter. Write ${key}: and a text.`);
  }
  return value.trim();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
