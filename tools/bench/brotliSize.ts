import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text as a host with brotli at its best (quality 11) sends it. */
export function brotliSize(content: string | Buffer): number {
  const buffer = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length,
  };
  return brotliCompressSync(buffer, { params }).length;
}

/** The same of a file. */
export function brotliFileSize(file: string): number {
  return brotliSize(readFileSync(file));
}
