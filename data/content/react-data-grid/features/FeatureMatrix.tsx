import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { features, plans, type Feature } from './features.ts';

const LiveExample = lazy(async () => {
  const { LiveExample: component } = await import('./liveExample.tsx');
  return { default: component };
});

const columns: GridColDef<Feature>[] = [
  {
    field: 'name',
    headerName: 'Feature',
    flex: 1,
    minWidth: 138,
    hideable: false,
    groupable: false,
    // The row of a group has no page.
    renderCell: ({ row, tabIndex }) =>
      row.page && (
        <Box sx={{ py: 1, lineHeight: 1.4 }}>
          <Link href={row.page} tabIndex={tabIndex} sx={{ fontWeight: 600 }}>
            {row.name}
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {row.text}
          </Typography>
        </Box>
      ),
  },
  { field: 'text', headerName: 'Description', groupable: false },
  {
    field: 'plan',
    headerName: 'Plan',
    type: 'singleSelect',
    valueOptions: [...plans],
    width: 96,
    renderCell: ({ value }) => <Box sx={{ py: 1, lineHeight: 1.4 }}>{value}</Box>,
    sortComparator: (a, b) => plans.indexOf(a) - plans.indexOf(b),
  },
  { field: 'area', headerName: 'Area', width: 190 },
];

const groupings: Record<string, string> = { none: 'No groups', plan: 'Plan', area: 'Area' };

export default function FeatureMatrix() {
  const apiRef = useGridApiRef();
  const [grouping, setGrouping] = useState('none');

  return (
    <Box sx={{ height: 680, display: 'grid', grid: 'auto 1fr / minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <TextField
          fullWidth
          size="small"
          type="search"
          label="Search the features"
          onChange={(event) =>
            apiRef.current?.setQuickFilterValues(event.target.value.split(/\s+/).filter(Boolean))
          }
        />
        <TextField
          select
          size="small"
          label="Group by"
          value={grouping}
          onChange={(event) => setGrouping(event.target.value)}
          sx={{ width: 150, flexShrink: 0 }}
        >
          {Object.entries(groupings).map(([field, label]) => (
            <MenuItem key={field} value={field}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box sx={{ minHeight: 0 }}>
        <DataGridPremium
          aria-label="Features of the Data Grid"
          apiRef={apiRef}
          rows={features}
          columns={columns}
          rowGroupingModel={grouping === 'none' ? [] : [grouping]}
          // The column menu groups, too.
          onRowGroupingModelChange={(model) =>
            setGrouping(model.findLast((field) => field in groupings) ?? 'none')
          }
          columnVisibilityModel={{ text: false, plan: grouping !== 'plan', area: false }}
          groupingColDef={{ headerName: groupings[grouping] ?? '', width: 160 }}
          initialState={{
            filter: { filterModel: { items: [], quickFilterExcludeHiddenColumns: false } },
            detailPanel: { expandedRowIds: new Set(['column-types']) },
          }}
          defaultGroupingExpansionDepth={1}
          getRowHeight={() => 'auto'}
          getEstimatedRowHeight={() => 68}
          getDetailPanelHeight={() => 320}
          getDetailPanelContent={({ row }) => row.hint && <Detail feature={row} />}
          disableColumnSelector
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}

function Detail({ feature }: { feature: Feature }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        boxSizing: 'border-box',
        width: 'min(100%, 90vw)',
        height: 320,
        p: 2,
        display: 'grid',
        grid: 'auto 1fr / minmax(0, 1fr)',
        gap: 1,
      }}
    >
      <Typography variant="body2">{feature.hint}</Typography>
      <Box sx={{ minHeight: 0, minWidth: 200 }}>
        <Suspense fallback={null}>
          <LiveExample feature={feature} />
        </Suspense>
      </Box>
    </Box>
  );
}
