import { expect, test } from 'vitest';
import { issueAddress } from './issueAddress.ts';

test('an issue is prefilled with the address of the page, anchor and all', () => {
  const address = issueAddress(
    'https://git.example.com/team/x-docs',
    'https://docs.example.com/x/react-charts/bars/?a=b&c#stacking',
  );
  expect(address.startsWith('https://git.example.com/team/x-docs/issues/new?')).toBe(true);
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    template: '6.docs-feedback.yml',
    'page-url': 'https://docs.example.com/x/react-charts/bars/?a=b&c#stacking',
  });
});
