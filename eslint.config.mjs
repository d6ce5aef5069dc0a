import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';

const config = [
  {
    ignores: [
      '.next',
      'out',
      'site*',
      'src/generated',
      'public/fonts',
      'public/scripts',
      'public/search',
      'public/tree',
      'next-env.d.ts',
    ],
  },
  ...nextCoreWebVitals,
  ...nextTypescript,
  { rules: jsxA11y.flatConfigs.recommended.rules },
  {
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // `{ status, ...other }` takes a prop away from those that are passed on.
      '@typescript-eslint/no-unused-vars': ['warn', { ignoreRestSiblings: true }],
      // Links are plain: one listener makes them soft (src/shell/navigate/useSoftLinks.ts), so that they work before React does.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  {
    // A field that a click on its label opens has to take the focus.
    files: ['data/content/**'],
    rules: { 'jsx-a11y/no-autofocus': 'off' },
  },
  {
    // `usePickerContext()` gives a ref among its values, and the rule takes all of them for refs. As in the pickers, it is the group
    // of a field's sections that is invalid, which ARIA 1.2 still allows.
    files: ['data/content/react-date-pickers/custom-field/**'],
    rules: { 'react-hooks/refs': 'off', 'jsx-a11y/role-supports-aria-props': 'off' },
  },
  {
    files: ['scripts/**', 'tools/**', 'src/delivery/**', 'e2e/**', 'test/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
];

export default config;
