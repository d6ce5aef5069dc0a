/**
 * For each npm script that runs many tests: how to have it write a JSON report to a file besides its usual lines
 * (arguments and environment), and how to read the counts from that report.
 */
export const testReports = {
  unit: {
    args: (file) => ['--reporter=default', '--reporter=json', `--outputFile=${file}`],
    env: () => ({}),
    count: countVitest,
  },
  proofs: { args: () => [], env: (file) => ({ PROOFS_REPORT: file }), count: countVitest },
  'proofs:changed': {
    args: () => [],
    env: (file) => ({ PROOFS_REPORT: file }),
    count: countVitest,
  },
  e2e: {
    args: () => ['--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    count: countPlaywright,
  },
};

/** A file that could not be loaded has no tests to fail, so it counts as one failure itself. */
function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloadable = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloadable.length };
}

/** A flaky test passed in the end; `errors` are those outside of any test. */
function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
