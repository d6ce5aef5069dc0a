import type { Ad } from './types.ts';

/** The site's own ads; each has a picture of 130 by 100 px in `public/ads/`. Name and description fit a phone in 75 characters. */
export const inHouseAds: readonly Ad[] = [
  {
    name: 'MUI X Pro',
    link: 'https://mui.com/pricing/',
    img: '/x/ads/pro.svg',
    description: 'Pinned columns, date ranges and trees that reorder.',
    poweredby: 'MUI',
    label: 'in-house-pro',
  },
  {
    name: 'Templates',
    link: 'https://mui.com/store/',
    img: '/x/ads/templates.svg',
    description: 'Start from a finished dashboard, not an empty page.',
    poweredby: 'MUI',
    label: 'in-house-templates',
  },
  {
    name: 'Design kits',
    link: 'https://mui.com/design-kits/',
    img: '/x/ads/kits.svg',
    description: 'Draw with the very components your code uses.',
    poweredby: 'MUI',
    label: 'in-house-kits',
  },
  {
    name: 'Toolpad Core',
    link: 'https://mui.com/toolpad/',
    img: '/x/ads/toolpad.svg',
    description: 'Layout, routes and sign-in for your admin app.',
    poweredby: 'MUI',
    label: 'in-house-toolpad',
  },
  {
    name: 'Material UI',
    link: 'https://mui.com/material-ui/',
    img: '/x/ads/material.svg',
    description: 'Free React components, from buttons to dialogs.',
    poweredby: 'MUI',
    label: 'in-house-material',
  },
];
