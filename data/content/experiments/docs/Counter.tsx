import Button from '@mui/material/Button';
import * as React from 'react';

export default function Counter() {
  const [count, setCount] = React.useState<number>(0);
  return (
    <Button variant="outlined" onClick={() => setCount(count + 1)} sx={{ height: 40 }}>
      Pressed {count} times
    </Button>
  );
}
