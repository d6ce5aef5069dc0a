import { useRouter } from 'next/router';
import { useDeferredValue, useEffect, useState } from 'react';

const ENDS = ['routeChangeComplete', 'routeChangeError'] as const;

/**
 * The value given, for something that takes long to draw: the drawing gives way to what the visitor does meanwhile, and what was not
 * drawn when the visitor set out for another page is not drawn at all, unless that page never comes.
 */
export function useUnhurried<Value extends object>(value: Value): Value {
  const { events } = useRouter();
  const [kept, setKept] = useState<Value>();
  const drawn = useDeferredValue(kept ?? value);
  useEffect(() => {
    const start = () => setKept(drawn);
    const end = () => setKept(undefined);
    events.on('routeChangeStart', start);
    for (const event of ENDS) {
      events.on(event, end);
    }
    return () => {
      events.off('routeChangeStart', start);
      for (const event of ENDS) {
        events.off(event, end);
      }
    };
  }, [events, drawn]);
  return drawn;
}
