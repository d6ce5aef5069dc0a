import { useEffect, useState, type RefObject } from 'react';
import { useAdConfig, type AdConfig } from './AdProvider.tsx';
import { lookForAd, pollSlot } from './pollSlot.ts';
import { startState, type SlotState } from './slotState.ts';

/** What a slot is at, followed live by looking into `slot` until it is over. */
export function useSlotState(slot: RefObject<Element | null>, isOver: boolean): SlotState['kind'] {
  const config = useAdConfig();
  const [kind, setKind] = useState(() => startOf(config).kind);
  useEffect(() => {
    if (isOver) {
      return undefined;
    }
    const { clock, settings } = config;
    return pollSlot(startOf(config), {
      clock,
      look: () => (slot.current ? lookForAd(slot.current, settings.backerUrl) : 'nothing'),
      onState: (state) => setKind(state.kind),
    });
  }, [config, slot, isOver]);
  return kind;
}

/** An inline ad comes from the feed, one with a picture from the network's script. */
function startOf({ settings, shape, isBot, refusesTracking }: AdConfig): SlotState {
  const source = shape === 'inline' ? settings.feedUrl : settings.scriptUrl;
  const hasSource = source !== undefined;
  return startState({ isOn: settings.isOn, isBot, refusesTracking, hasSource });
}
