import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { CARD_FONTS } from './cardSvg.ts';

const FOLDER = 'node_modules/.cache/cards';
const FONTS = [
  'node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  'node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
];
const WASM = 'node_modules/@resvg/resvg-wasm/index_bg.wasm';

/** Pictures by address, how many of them had to be drawn, and how long all of them took. */
export type DrawnCards = { pictures: Map<string, Uint8Array>; drawn: number; seconds: number };

/** Draws an SVG whose fonts are those of the site. */
export type DrawSvg = (svg: string) => Uint8Array;

/**
 * Gives a PNG for each SVG, by its address. One whose SVG, fonts and program are those of an earlier build comes from the cache, which
 * keeps what this build used and nothing else.
 */
export async function drawCards(
  svgs: ReadonlyMap<string, string>,
  { folder = FOLDER, prepare = prepareDrawing } = {},
): Promise<DrawnCards> {
  const start = performance.now();
  const seed = hashOf([...FONTS, WASM].map((file) => readFileSync(file)));
  const pictures = new Map<string, Uint8Array>();
  const used = new Set<string>();
  let draw: DrawSvg | undefined;
  let drawn = 0;
  mkdirSync(folder, { recursive: true });
  for (const [address, svg] of svgs) {
    const file = path.join(folder, `${hashOf([seed, svg])}.png`);
    used.add(path.basename(file));
    if (!existsSync(file)) {
      draw ??= await prepare();
      writeFileSync(`${file}.part`, draw(svg));
      renameSync(`${file}.part`, file);
      drawn += 1;
    }
    pictures.set(address, readFileSync(file));
  }
  for (const name of readdirSync(folder).filter((each) => !used.has(each))) {
    rmSync(path.join(folder, name));
  }
  return { pictures, drawn, seconds: (performance.now() - start) / 1000 };
}

async function prepareDrawing(): Promise<DrawSvg> {
  await initWasm(readFileSync(WASM));
  const fontBuffers = FONTS.map((file) => readFileSync(file));
  const font = { fontBuffers, defaultFontFamily: CARD_FONTS.sans };
  return (svg) => {
    const picture = new Resvg(svg, { font });
    const image = picture.render();
    const png = image.asPng();
    // The program's memory is not collected: some 1,300 pictures fill it.
    image.free();
    picture.free();
    return png;
  };
}

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part);
  }
  return hash.digest('hex').slice(0, 32);
}
