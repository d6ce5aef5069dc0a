import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  deviceMode,
  operatingSystem,
  pixelRatio,
  watchDeviceMode,
  watchPixelRatio,
} from './device.ts';
import type { UserProperties } from './events.ts';
import { gtag } from './gtag.ts';

/** What a visitor chose; the device tells the rest. */
export type Choices = Pick<
  UserProperties,
  'codeVariant' | 'codeStylingVariant' | 'userLanguage' | 'colorScheme'
>;

/** Sends all properties at once at the start, and later each one that changes. Browser only. */
export function useUserProperties(choices: Choices): void {
  const properties: UserProperties = {
    ...choices,
    devicePixelRatio: useSyncExternalStore(watchPixelRatio, () => pixelRatio(window)),
    operatingSystem: operatingSystem(navigator.userAgent, navigator.maxTouchPoints),
    colorSchemeOS: useSyncExternalStore(watchDeviceMode, deviceMode),
  };
  const sent = useRef<UserProperties>(undefined);
  useEffect(() => {
    for (const changed of sent.current ? changes(sent.current, properties) : [properties]) {
      gtag('set', 'user_properties', changed);
    }
    sent.current = properties;
  });
}

/** Each property that differs, by itself. */
export function changes(before: UserProperties, now: UserProperties): Partial<UserProperties>[] {
  return (Object.keys(now) as (keyof UserProperties)[])
    .filter((name) => before[name] !== now[name])
    .map((name) => ({ [name]: now[name] }));
}
