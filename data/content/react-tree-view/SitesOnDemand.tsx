import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Site {
  id: string;
  label: string;
  childrenCount: number;
}

const regions: Site[] = [
  { id: 'europe', label: 'Europe', childrenCount: 2 },
  { id: 'asia', label: 'Asia', childrenCount: 2 },
];

const sitesBelow: Record<string, Site[]> = {
  europe: [
    { id: 'rotterdam', label: 'Rotterdam', childrenCount: 2 },
    { id: 'gdansk', label: 'Gdańsk', childrenCount: 0 },
  ],
  rotterdam: [
    { id: 'hall-a', label: 'Hall A', childrenCount: 0 },
    { id: 'cold-store', label: 'Cold store', childrenCount: 0 },
  ],
  asia: [
    { id: 'busan', label: 'Busan', childrenCount: 0 },
    { id: 'penang', label: 'Penang', childrenCount: 0 },
  ],
};

/** Stands for a request to your server. */
function fetchSites(parentId = '') {
  return new Promise<Site[]>((resolve) => {
    setTimeout(() => resolve(sitesBelow[parentId] ?? []), 700);
  });
}

export default function SitesOnDemand() {
  return (
    <RichTreeViewPro
      aria-label="Warehouses"
      items={regions}
      dataSource={{ getChildrenCount: (site) => site.childrenCount, getTreeItems: fetchSites }}
    />
  );
}
