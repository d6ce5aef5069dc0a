import Cookies from 'js-cookie';
import { readCookie } from './readCookie.ts';
import { safely } from './safeStorage.ts';

/** Given to js-cookie as a text: it throws on a number (behaviour 4.1). A year in seconds. */
const MAX_AGE_S = '31536000';

/** Cookies of the whole site for a year; sent to this site only, and only encrypted where the page is. */
export const cookieStore = safely({
  read: readCookie,
  write(key, value) {
    const attributes = {
      path: '/',
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
    } as const;
    Cookies.set(key, value, { ...attributes, 'max-age': MAX_AGE_S });
    if (readCookie(key) !== value) {
      throw new Error('Cookies are blocked.'); // a blocked cookie is dropped without a word
    }
  },
  remove: (key) => Cookies.remove(key, { path: '/' }),
});
