/**
 * Tries in a browser what documents say: `npm run proofs` all of it, `npm run proofs -- charts/bars` the documents whose path holds
 * this, `npm run proofs:changed` those that have not passed as they are now, and a few of the others. What has passed is noted in
 * `test/proven.json`, to be committed. What else begins with a dash is for Vitest: `-t legend` takes the proofs whose title holds the
 * word.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { readBuildId } from '#data/site/buildId.node.ts';
import { proofComplaints } from '#src/documents/check/checkProofs.node.ts';
import { readDocuments, type DocumentFiles } from '../src/documents/parse/readDocuments.node.ts';
import { readParsed } from '#src/documents/parse/readParsed.node.ts';
import { proofFile } from '#src/documents/parse/readProofs.node.ts';
import { readShownDemos, type StillDemo } from '#src/documents/check/statements.node.ts';
import { harnessVersion, keepProven, readProven, versionOf } from '../tools/checks/provenBefore.ts';
import { chromiumHere } from '../tools/commands/findChromium.mjs';
import { reportFailure } from '../tools/commands/reportFailure.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';
const CONFIG = 'vitest.proofs.config.ts';
const STILL = 'test/proofs/still.proof.tsx';
/** Tries what proofs stand on. */
const HELPERS = 'test/proofs/helpers.proof.tsx';
const REPORT = 'node_modules/.cache/proofs/report.json';
/** Documents that are tried although nothing has changed: other ones with each commit. */
const ROTATING = 6;

/** A document with what there is to try in it. */
type Tried = DocumentFiles & { proofs: string | undefined; still: StillDemo[]; version: string };
type Report = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { title: string; status: string }[];
  }[];
};

async function runProofs(words: readonly string[]): Promise<number> {
  if (!existsSync('src/generated/inline.ts')) {
    throw new Error('src/generated is missing. Run `npm run generate` first.');
  }
  const firstFlag = words.findIndex((word) => word.startsWith('-'));
  const parts = firstFlag < 0 ? words : words.slice(0, firstFlag);
  const flags = firstFlag < 0 ? [] : words.slice(firstFlag);
  const documents = [...readDocuments().values()].filter(
    ({ file }) => parts.length === 0 || parts.some((part) => file.includes(part)),
  );
  const harness = harnessVersion();
  const all = (await Promise.all(documents.map((each) => readTried(each, harness)))).filter(
    ({ proofs, still }) => proofs !== undefined || still.length > 0,
  );
  if (all.length === 0) {
    throw new Error(`No document whose path holds ${parts.join(' or ')} has proofs. Write them.`);
  }
  const chosen = flags.includes('--changed') ? changedOnes(all) : all;
  const code = runVitest(
    chosen,
    parts.length === 0,
    flags.filter((flag) => flag !== '--changed'),
  );
  if (!flags.includes('-t')) {
    keepPassed(chosen);
  }
  const complaints = documents.flatMap((document) => proofComplaints(document));
  complaints.forEach((complaint) => console.error(complaint)); // last, to be seen
  return complaints.length > 0 ? 1 : code;
}

async function readTried(document: DocumentFiles, harness: string): Promise<Tried> {
  const { file, folder } = document;
  const proofs = proofFile(folder);
  const still = readShownDemos(readParsed(file).root)
    .filter(({ isStill }) => isStill)
    .map(({ name, line }) => ({ folder, name, place: `${file}:${line}` }));
  return {
    ...document,
    proofs: existsSync(proofs) ? proofs : undefined,
    still,
    version: versionOf(folder, harness),
  };
}

function changedOnes(all: readonly Tried[]): Tried[] {
  const proven = readProven();
  const step = Math.max(1, Math.ceil(all.length / ROTATING));
  const start = Number.parseInt(readBuildId().slice(0, 8), 16) % step || 0;
  const chosen = all.filter(
    ({ file, version }, index) => proven[file] !== version || index % step === start,
  );
  console.log(
    `Of ${all.length} documents with proofs, ${chosen.length} are tried: those that have not passed as they are now, and each ${step}th.`,
  );
  return chosen;
}

function runVitest(
  chosen: readonly Tried[],
  withHelpers: boolean,
  flags: readonly string[],
): number {
  const still = chosen.flatMap((document) => document.still);
  const files = [
    ...chosen.flatMap(({ proofs }) => proofs ?? []),
    ...(still.length > 0 ? [STILL] : []),
    ...(withHelpers ? [HELPERS] : []),
  ];
  const reporters = ['default', 'json'].map((name) => `--reporter=${name}`);
  rmSync(REPORT, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      VITEST,
      'run',
      ...['--config', CONFIG, `--outputFile.json=${REPORT}`, ...reporters],
      ...(process.env.CI ? ['--retry=1'] : []), // as browser tests: CI shares its machine
      ...flags,
      ...files,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: chromiumHere(),
        STILL_DEMOS: JSON.stringify(still),
      },
    },
  );
  const copy = process.env.PROOFS_REPORT;
  if (copy && existsSync(REPORT)) {
    copyFileSync(REPORT, copy);
  }
  return status ?? 1;
}

function keepPassed(chosen: readonly Tried[]): void {
  if (!existsSync(REPORT)) {
    return; // it has not come so far
  }
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const resultOf = (file: string) => testResults.find(({ name }) => name.endsWith(`/${file}`));
  const hasPassed = ({ proofs, still }: Tried) =>
    (proofs === undefined || resultOf(proofs)?.status === 'passed') &&
    still.every(({ place }) =>
      resultOf(STILL)?.assertionResults.some(
        ({ title, status }) => title.endsWith(`(${place})`) && status === 'passed',
      ),
    );
  const proven: Record<string, string> = { ...readProven() };
  for (const document of chosen) {
    if (hasPassed(document)) {
      proven[document.file] = document.version;
    } else {
      delete proven[document.file];
    }
  }
  const written = new Set([...readDocuments().values()].map(({ file }) => file));
  keepProven(Object.fromEntries(Object.entries(proven).filter(([file]) => written.has(file))));
}

runProofs(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
}, reportFailure);
