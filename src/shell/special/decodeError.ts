/**
 * The message behind the query of a shortened error: `code`, and `args[]` for each argument (behaviour 11).
 * `{ 7: 'No %s' }`, `?code=7&args[]=rows` -> `{ code: '7', message: 'No rows' }`; undefined for an unknown or missing code
 * @param missing what stands for an argument that the query lacks
 */
export function decodeError(
  messages: Readonly<Record<string, string>>,
  query: string,
  missing: string,
): { code: string; message: string } | undefined {
  const parameters = new URLSearchParams(query);
  const code = parameters.get('code') ?? '';
  const message = Object.hasOwn(messages, code) ? messages[code] : undefined;
  const args = parameters.getAll('args[]').values();
  return message === undefined
    ? undefined
    : { code, message: message.replace(/%s/g, () => args.next().value ?? missing) };
}
