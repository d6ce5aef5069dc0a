import type { Components } from '@mui/material/styles';

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
