import TextField from '@mui/material/TextField';
import * as React from 'react';

export default function GreetingField() {
  const [name, setName] = React.useState('Ada');
  return (
    <TextField
      label="Your name"
      value={name}
      onChange={(event) => setName(event.target.value)}
      helperText={`Hello, ${name || 'stranger'}.`}
      sx={{ minHeight: 88 }}
    />
  );
}
