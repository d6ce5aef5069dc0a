import * as React from 'react';
import type { GridRowId } from '@mui/x-data-grid';
import { createRowServer, type RowServer, type RowServerOptions } from './rowServer.ts';

/** A row server that lives as long as the component: what it was first given counts, and open requests end with it. */
export function useRowServer<Row extends { id: GridRowId }>(
  options: RowServerOptions<Row>,
): RowServer<Row> {
  const [server] = React.useState(() => createRowServer(options));
  const connections = React.useRef(0);

  React.useEffect(() => {
    connections.current += 1;
    return () => {
      connections.current -= 1;
      // Strict mode connects again at once, so requests end a moment later.
      queueMicrotask(() => {
        if (connections.current === 0) {
          server.stop();
        }
      });
    };
  }, [server]);

  return server;
}
