import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Site {
  id: string;
  label: string;
  childrenCount: number;
}

const countries: Site[] = [
  { id: 'chile', label: 'Chile', childrenCount: 2 },
  { id: 'japan', label: 'Japan', childrenCount: 1 },
];

const sitesBelow: Record<string, Site[]> = {
  chile: [
    { id: 'santiago', label: 'Santiago', childrenCount: 0 },
    { id: 'arica', label: 'Arica', childrenCount: 0 },
  ],
  japan: [{ id: 'osaka', label: 'Osaka', childrenCount: 0 }],
};

export default function FailingRequests() {
  const [isOffline, setIsOffline] = React.useState(true);
  const [message, setMessage] = React.useState('');

  const fetchSites = async (parentId = '') => {
    setMessage('');
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    if (isOffline) {
      const error = new Error('The sites could not be loaded. Click the country to try again.');
      setMessage(error.message);
      throw error;
    }
    return sitesBelow[parentId] ?? [];
  };

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={isOffline} onChange={(event) => setIsOffline(event.target.checked)} />
        }
        label="Server is offline"
      />
      <RichTreeViewPro
        aria-label="Sites"
        items={countries}
        dataSource={{
          getChildrenCount: (site: Site) => site.childrenCount,
          getTreeItems: fetchSites,
        }}
      />
      <Typography variant="body2" role="status" color="error">
        {message}
      </Typography>
    </Stack>
  );
}
