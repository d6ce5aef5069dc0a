import { forwardRef, useId } from 'react';
import { styled } from '@mui/material/styles';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

const Root = styled('div')({ flexGrow: 1, minWidth: 0 });

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  height: 48,
  paddingInline: '12px 20px',
  borderRadius: 12,
  background: 'color-mix(in srgb, currentColor 8%, transparent)',
  '&:focus-within': { outline: '2px solid Highlight' },
  '&[aria-invalid="true"]': {
    boxShadow: `inset 0 0 0 2px ${(theme.vars ?? theme).palette.error.main}`,
  },
}));

/** The text field of a design system of its own. It takes what Material UI's takes, and none of its parts. */
export const CompanyTextField = forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function CompanyTextField(props, ref) {
    const ownId = useId();
    const id = props.id ?? ownId;

    return (
      <Root
        ref={ref}
        className={props.className}
        sx={props.sx}
        style={{ opacity: props.disabled ? 0.5 : 1 }}
      >
        {/* The calendar popup takes its name from this ID. */}
        <div id={`${id}-label`} style={{ lineHeight: '24px', fontWeight: 600 }}>
          {props.label}
        </div>
        <Row
          ref={props.InputProps?.ref} // the popup opens at this element
          role="group"
          aria-labelledby={`${id}-label`}
          aria-invalid={props.error}
          onClick={props.onClick}
        >
          {props.InputProps?.startAdornment}
          <PickersSectionList
            elements={props.elements}
            sectionListRef={props.sectionListRef}
            contentEditable={props.contentEditable}
            tabIndex={props.tabIndex}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
            onInput={props.onInput}
            onPaste={props.onPaste}
            onKeyDown={props.onKeyDown}
            style={{ flexGrow: 1, whiteSpace: 'nowrap', overflow: 'hidden' }}
          />
          {/* The clear button and the button that opens the popup */}
          {props.InputProps?.endAdornment}
        </Row>
        {props.name && <input type="hidden" name={props.name} value={props.value} />}
      </Root>
    );
  },
);
