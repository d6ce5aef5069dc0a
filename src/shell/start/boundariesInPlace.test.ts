import { expect, test } from 'vitest';
import { boundariesInPlace } from './boundariesInPlace.ts';

const placeholder = '<!--$?--><template id="B:0"></template><!--/$-->';
const late =
  '<script>requestAnimationFrame(function(){$RT=performance.now()});</script><div hidden id="S:0"><nav><div>Tree</div></nav></div><script>$RB=[];$RC("B:0","S:0")</script>';

test('puts a late part where it belongs and takes its scripts away', () => {
  expect(boundariesInPlace(`<div>${placeholder}<main>$1 Text</main></div>${late}`)).toBe(
    '<div><!--$--><nav><div>Tree</div></nav><!--/$--><main>$1 Text</main></div>',
  );
});

test('leaves a page alone whose parts stand in place', () => {
  const page = '<div><!--$--><nav></nav><!--/$--><main>Text</main></div>';
  expect(boundariesInPlace(page)).toBe(page);
});
