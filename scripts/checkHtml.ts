/** Checks every exported page against the HTML standard and prints each violation with its file. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

const SITE = 'site';

const CONFIG: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes void elements, boolean attributes and some attribute names in its own way; the standard takes them all.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    // The element that Next mounts on is called `__next`; the standard only forbids spaces in an id.
    'valid-id': ['error', { relaxed: true }],
    // A bare ">" in text is allowed, and a bare "<" is told by the parser.
    'no-raw-characters': 'off',
    // The heights a page reserves for its demos, and the alignment of table cells.
    'no-inline-style': ['error', { allowedProperties: ['--height', '--phone', 'text-align'] }],
    // The filter of an API table answers to each key: it has nothing to send.
    'wcag/h32': 'off',
    // Files of this site are protected by their origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Boxes of one choice have one name, as the standard wants it.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'button', 'reset', 'submit'] }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};

void checkHtml();

async function checkHtml(): Promise<void> {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(SITE, file))
    .sort();
  const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
  let count = 0;
  for (const file of files) {
    const { results } = await validator.validateFile(file);
    for (const { line, column, ruleId, message } of results.flatMap((each) => each.messages)) {
      count += 1;
      console.error(`${file}:${line}:${column} ${ruleId}: ${message}`);
    }
  }
  console.log(`${files.length} HTML files checked, ${count} violations.`);
  process.exitCode = count > 0 ? 1 : 0;
}
