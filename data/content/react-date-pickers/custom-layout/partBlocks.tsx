import Box from '@mui/material/Box';

type PartProps = { className?: string; hidden?: boolean };

/** The parts of a picker as blocks with their names. */
export const blockSlots = {
  toolbar: ToolbarBlock,
  shortcuts: ShortcutsBlock,
  tabs: TabsBlock,
  actionBar: ActionBarBlock,
};

function ToolbarBlock(props: PartProps) {
  return <Block {...props} name="toolbar" color="primary.main" width={88} height={64} />;
}

function ShortcutsBlock(props: PartProps) {
  return <Block {...props} name="shortcuts" color="success.main" width={88} height={64} />;
}

function TabsBlock(props: PartProps) {
  return <Block {...props} name="tabs" color="warning.main" width={160} height={36} />;
}

function ActionBarBlock(props: PartProps) {
  return <Block {...props} name="actionBar" color="error.main" width={88} height={44} />;
}

export function ContentBlock() {
  return <Block name="content" color="text.primary" width={160} height={150} />;
}

type BlockProps = PartProps & { name: string; color: string; width: number; height: number };

function Block({ className, hidden, name, color, width, height }: BlockProps) {
  if (hidden) return null;
  return (
    <Box
      className={className}
      sx={{
        boxSizing: 'border-box',
        display: 'grid',
        placeItems: 'center',
        minWidth: width,
        minHeight: height,
        border: '2px solid',
        borderColor: color,
        fontFamily: 'monospace',
        fontSize: 14,
      }}
    >
      {name}
    </Box>
  );
}
