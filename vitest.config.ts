import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,data,test,scripts,tools}/**/*.test.{ts,tsx}'],
    // A component test says `// @vitest-environment jsdom` in its first line.
    environment: 'node',
    restoreMocks: true,
    maxWorkers: availableParallelism(), // one core fewer, as it would be, is half of CI's two
    // The first document of a test loads Shiki and Prettier, which takes seconds on a busy machine.
    testTimeout: 20_000,
  },
});
