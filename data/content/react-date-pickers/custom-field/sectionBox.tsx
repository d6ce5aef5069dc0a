import { useId, type ReactNode, type Ref } from 'react';
import { styled } from '@mui/material/styles';
import type { BaseSingleInputPickersTextFieldProps } from '@mui/x-date-pickers/models';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  height: 40,
  paddingInline: 12,
  border: '1px solid',
  borderRadius: 6,
  '&:focus-within': { outline: '2px solid Highlight', outlineOffset: 1 },
  '&[aria-invalid="true"]': { color: (theme.vars ?? theme).palette.error.main },
  '&[aria-disabled="true"]': { opacity: 0.5 },
}));

/** What the hooks of the fields return for the element in which the user types. */
type Sections = Pick<
  BaseSingleInputPickersTextFieldProps<true>,
  | 'elements'
  | 'sectionListRef'
  | 'contentEditable'
  | 'tabIndex'
  | 'onClick'
  | 'onFocus'
  | 'onBlur'
  | 'onInput'
  | 'onPaste'
  | 'onKeyDown'
  | 'error'
  | 'disabled'
>;

type SectionBoxProps = {
  label: ReactNode;
  id?: string;
  field: Sections;
  boxRef?: Ref<HTMLDivElement>;
  /** Behind the sections, such as a button. */
  children?: ReactNode;
};

/** A label and a plain element with the sections of a date. */
export function SectionBox({ label, id, field, boxRef, children }: SectionBoxProps) {
  const ownId = useId(); // a picker with a toolbar passes no ID
  const labelId = `${id ?? ownId}-label`;

  return (
    <div>
      <div id={labelId} style={{ lineHeight: '24px' }}>
        {label}
      </div>
      <Frame
        ref={boxRef}
        role="group"
        aria-labelledby={labelId}
        aria-invalid={field.error}
        aria-disabled={field.disabled}
        onClick={field.onClick}
      >
        <PickersSectionList
          elements={field.elements}
          sectionListRef={field.sectionListRef}
          contentEditable={field.contentEditable}
          tabIndex={field.tabIndex}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onInput={field.onInput}
          onPaste={field.onPaste}
          onKeyDown={field.onKeyDown}
          style={{ flexGrow: 1, whiteSpace: 'nowrap', overflow: 'hidden' }}
        />
        {children}
      </Frame>
    </div>
  );
}

type OpenButtonProps = { label: string; isDisabled: boolean; onOpen: () => void };

export function OpenButton({ label, isDisabled, onOpen }: OpenButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={(event) => {
        event.preventDefault(); // or the field selects its first section
        onOpen();
      }}
      style={{
        padding: '4px 10px',
        border: 0,
        background: 'none',
        color: 'inherit',
        font: 'inherit',
      }}
    >
      ▾
    </button>
  );
}
