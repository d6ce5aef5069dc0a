/** The library's shortened errors lead to this site's own page, which tells them in full (behaviour 11). */
export default function errorAddress(code, ...args) {
  const url = new URL('/x/production-error/', process.env.SITE_ORIGIN);
  url.searchParams.append('code', String(code));
  args.forEach((argument) => url.searchParams.append('args[]', argument));
  return `Minified MUI error #${code}; visit ${url} for the full message.`;
}
