import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './quietMoments.ts';

/** The value given, one painted frame late: what shows it leaves the frame before to something more urgent. */
export function useAfterPaint<Value>(value: Value): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    if (late !== value) {
      return afterPaint(() => startTransition(() => setLate(value)));
    }
  }, [late, value]);
  return late;
}
