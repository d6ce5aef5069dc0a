import { existsSync, readFileSync } from 'node:fs';
import type { MajorStep } from './majorSteps.ts';
import type { Differences } from './differencesRecord.ts';

type StepName = Pick<MajorStep, 'product' | 'from'>;

const FOLDER = 'data/differences';

/** Where the generated list of a step is kept: `data/differences/charts-v7.json`. */
export function differencesFile({ product, from }: StepName, folder = FOLDER): string {
  return `${folder}/${product}-v${from}.json`;
}

/** Name by which a document asks for the list of a step: `changed-members-charts-v7`. */
export function differencesName({ product, from }: StepName): string {
  return `changed-members-${product}-v${from}`;
}

/** The generated list of a step; undefined where nobody has computed it. */
export function readDifferences(step: StepName, folder?: string): Differences | undefined {
  const file = differencesFile(step, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Differences) : undefined;
}
