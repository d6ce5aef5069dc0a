import * as React from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';

interface Job {
  id: string;
  label: string;
  childrenCount: number;
}

const queues: Job[] = [
  { id: 'mail', label: 'Mail queue', childrenCount: 1 },
  { id: 'reports', label: 'Report queue', childrenCount: 1 },
];

const neverFresh: DataSourceCache = {
  get: (parentId) => (parentId === 'root' ? undefined : -1),
  set: () => {},
  clear: () => {},
};

export default function RefetchCache() {
  const nextJob = React.useRef(1);

  const fetchJobs = (parentId = '') => {
    const number = nextJob.current;
    nextJob.current += 1;
    return new Promise<Job[]>((resolve) => {
      setTimeout(() => {
        resolve([{ id: `${parentId}-${number}`, label: `Job ${number}`, childrenCount: 0 }]);
      }, 700);
    });
  };

  return (
    <RichTreeViewPro
      aria-label="Queues"
      items={queues}
      dataSourceCache={neverFresh}
      dataSource={{ getChildrenCount: (job: Job) => job.childrenCount, getTreeItems: fetchJobs }}
    />
  );
}
