import type { Components } from '@mui/material/styles';
import { grey } from './tokens.ts';

const WIDTH = 32;
const HEIGHT = 20;
const THUMB = 14;

/** Room around a switch in px, so that it takes the place of the library's own. */
const ROOM = { medium: '9px 11px', small: '2px 4px' } as const;

/**
 * What the site's theme changes in components: the switch is 32 × 20 px (behaviour 12), and a Data Grid that filters does not try to
 * make code of texts, which the site's security policy refuses.
 */
export const siteComponents: Components & {
  MuiDataGrid: { defaultProps: { disableEval: boolean } };
} = {
  MuiDataGrid: { defaultProps: { disableEval: true } },
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: WIDTH,
        height: HEIGHT,
        margin: ROOM.medium,
        padding: 0,
        '& .MuiSwitch-switchBase': {
          padding: (HEIGHT - THUMB) / 2,
          '&.Mui-checked': { color: '#fff', transform: `translateX(${WIDTH - HEIGHT}px)` },
          '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        },
        '& .MuiSwitch-thumb': { width: THUMB, height: THUMB, color: '#fff', boxShadow: 'none' },
        '& .MuiSwitch-track': { opacity: 1, borderRadius: WIDTH, backgroundColor: grey[600] },
      },
      sizeSmall: { margin: ROOM.small },
    },
  },
};

const small = { defaultProps: { size: 'small' } } as const;
const dense = { defaultProps: { margin: 'dense' } } as const;

/** What density changes in demos (behaviour 4.4). */
export const denseComponents: Components = {
  MuiButton: small,
  MuiIconButton: small,
  MuiFab: small,
  MuiTable: small,
  MuiFilledInput: dense,
  MuiOutlinedInput: dense,
  MuiInputBase: dense,
  MuiInputLabel: dense,
  MuiFormControl: dense,
  MuiFormHelperText: dense,
  MuiTextField: dense,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};
