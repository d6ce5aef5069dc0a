import { stripVTControlCharacters } from 'node:util';

/** Lines of an error that say what was expected and what came; the rest stands in the step's own output. */
const ERROR_LINES = 8;

/**
 * For each npm script that runs many tests: how to have it write a JSON report to a file besides its usual lines
 * (arguments and environment), and how to read from that report how many passed and failed and what is to be said of
 * each that failed.
 */
export const testReports = {
  unit: {
    args: (file) => ['--reporter=default', '--reporter=json', `--outputFile=${file}`],
    env: () => ({}),
    read: readVitest,
  },
  proofs: { args: () => [], env: (file) => ({ PROOFS_REPORT: file }), read: readVitest },
  'proofs:changed': {
    args: () => [],
    env: (file) => ({ PROOFS_REPORT: file }),
    read: readVitest,
  },
  e2e: {
    args: () => ['--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    read: readPlaywright,
  },
};

/** A file that could not be loaded has no tests to fail, so it counts as one failure itself. */
function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ status, name, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [storyOf(name, message)];
    return failed.map(({ fullName, failureMessages }) =>
      storyOf(`${name} › ${fullName}`, failureMessages[0]),
    );
  });
  return { passed: numPassedTests, failures };
}

/** A flaky test passed in the end; `errors` are those outside of any test. */
function readPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...specsOf(suites)
        .filter(({ ok }) => !ok)
        .map(({ file, line, title, tests }) =>
          storyOf(`e2e/${file}:${line} › ${title}`, tests[0]?.results.at(-1)?.error?.message),
        ),
      ...errors.map(({ message }) => storyOf('outside of any test', message)),
    ],
  };
}

function specsOf(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)]);
}

/** The test and the first lines of its error. */
function storyOf(test, error = '') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => !/^\s*(at .*)?$/.test(line));
  return [test, ...lines.slice(0, ERROR_LINES).map((line) => `  ${line}`)].join('\n');
}
