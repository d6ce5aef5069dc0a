import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { GridRowId, GridRowModelUpdate } from '@mui/x-data-grid';

export interface UnsavedRow<Row> {
  /** As the server knows it. */
  before: Row;
  after: Row;
  isDeleted: boolean;
}

type Send<Row> = (unsaved: UnsavedRow<Row>[], signal: AbortSignal) => Promise<void>;

/** Collects the rows that the user changed or deleted, until they are sent or discarded together. */
export function useUnsavedRows<Row extends { id: GridRowId }>(
  apiRef: RefObject<{ updateRows: (updates: GridRowModelUpdate[]) => void } | null>,
  send: Send<Row>,
) {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<GridRowId, UnsavedRow<Row>>>(new Map());
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const request = useRef<AbortController>(null);

  useEffect(() => () => request.current?.abort(), []);

  const keep = useCallback((oldRow: Row, change: Partial<UnsavedRow<Row>>) => {
    setHasFailed(false);
    setUnsaved((known) => {
      const { id } = oldRow;
      const first = { before: oldRow, after: oldRow, isDeleted: false };
      const row = { ...first, ...known.get(id), ...change };
      const next = new Map(known);
      if (row.isDeleted || !isEqual(row.before, row.after)) {
        next.set(id, row);
      } else {
        next.delete(id);
      }
      return next;
    });
  }, []);
  const setDeleted = useCallback(
    (row: Row, isDeleted: boolean) => keep(row, { isDeleted }),
    [keep],
  );

  return {
    unsaved,
    isSaving,
    hasFailed,
    processRowUpdate: (newRow: Row, oldRow: Row) => {
      keep(oldRow, { after: newRow });
      return newRow;
    },
    setDeleted,
    discard: () => {
      // Row by row, because the Community plan updates one at a time.
      unsaved.forEach(({ before }) => apiRef.current?.updateRows([before]));
      setUnsaved(new Map());
      setHasFailed(false);
    },
    save: async () => {
      request.current = new AbortController();
      setIsSaving(true);
      setHasFailed(false);
      try {
        await send([...unsaved.values()], request.current.signal);
      } catch {
        setHasFailed(true); // The rows stay unsaved, so the user can save them again.
        return;
      } finally {
        setIsSaving(false);
      }
      unsaved.forEach(({ isDeleted, before: { id } }) => {
        if (isDeleted) {
          apiRef.current?.updateRows([{ id, _action: 'delete' }]);
        }
      });
      setUnsaved(new Map());
    },
  };
}

function isEqual<Row extends object>(one: Row, other: Row): boolean {
  return (Object.keys(one) as (keyof Row)[]).every((key) => one[key] === other[key]);
}
