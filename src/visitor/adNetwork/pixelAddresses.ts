import { httpsAddress } from './httpsAddress.ts';

const SEPARATOR = '||';
const PLACEHOLDER = '[timestamp]';
const MOST = 10;

/**
 * The addresses of an ad's pixels. `https://p/1?[timestamp]||https://p/2` with `171` -> `https://p/1?171`, `https://p/2`.
 * Undefined when one of them may not be asked for, or when there are more than ten.
 */
export function pixelAddresses(pixel: string, timestamp: string): string[] | undefined {
  const parts = pixel.split(SEPARATOR).filter((part) => part.trim() !== '');
  if (parts.length > MOST) {
    return undefined;
  }
  const addresses = parts.flatMap(
    // By a function: `$&` in a text would mean something else.
    (part) => httpsAddress(part.trim().replace(PLACEHOLDER, () => timestamp)) ?? [],
  );
  return addresses.length === parts.length ? addresses : undefined;
}
