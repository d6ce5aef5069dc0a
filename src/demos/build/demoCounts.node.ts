import { BASE } from '#data/site/base.ts';
import { codeStylings, type CodeStyling } from '#src/visitor/preferences/codePreference.ts';
import { stylingsOf } from '#src/demos/model/demoVariants.node.ts';

type DemoFolder = { pathname: string; folder: string; demos: readonly string[] };

/** How many demos of the documentation are written in each styling; those of experiments, which only maintainers open, count for nobody. */
export function countDemos(folders: readonly DemoFolder[]): Record<CodeStyling, number> {
  const stylings = folders
    .filter(({ pathname }) => !pathname.startsWith(`${BASE}/experiments/`))
    .flatMap(({ folder, demos }) => demos.flatMap((name) => stylingsOf(folder, name)));
  const counts = codeStylings.map(
    (styling) => [styling, stylings.filter((each) => each === styling).length] as const,
  );
  return Object.fromEntries(counts) as Record<CodeStyling, number>;
}
