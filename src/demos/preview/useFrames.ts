import { useState } from 'react';

/** The addresses of the frames that stand over each other: what is drawn stays until what is wanted is drawn. */
export type Frames = {
  addresses: readonly string[];
  drawn: string | undefined;
  onDrawn: (address: string) => void;
};

/** Leads from one frame to the next without a gap; without an address there is none. */
export function useFrames(wanted: string | undefined): Frames {
  const [drawn, setDrawn] = useState<string>();
  if (wanted === undefined && drawn !== undefined) {
    setDrawn(undefined);
  }
  const addresses = [...new Set([drawn, wanted])].filter((address) => address !== undefined);
  return { addresses, drawn, onDrawn: setDrawn };
}
