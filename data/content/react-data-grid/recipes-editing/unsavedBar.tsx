import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import RestoreIcon from '@mui/icons-material/Restore';
import SaveIcon from '@mui/icons-material/Save';

interface UnsavedBarProps {
  count: number;
  isSaving: boolean;
  hasFailed: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

export function UnsavedBar({ count, isSaving, hasFailed, onSave, onDiscard }: UnsavedBarProps) {
  const isDisabled = count === 0 || isSaving;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
    >
      <Typography role="status" variant="body2" sx={{ flexGrow: 1, minWidth: 150 }}>
        {hasFailed && 'Saving failed. '}
        {count === 0 ? 'All changes saved' : `${count} unsaved ${count === 1 ? 'row' : 'rows'}`}
      </Typography>
      <Button startIcon={<RestoreIcon />} onClick={onDiscard} disabled={isDisabled}>
        Discard
      </Button>
      <Button
        variant="contained"
        startIcon={<SaveIcon />}
        loading={isSaving}
        loadingPosition="start"
        onClick={onSave}
        disabled={isDisabled}
      >
        Save
      </Button>
    </Stack>
  );
}
