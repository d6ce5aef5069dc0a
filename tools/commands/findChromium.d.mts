/** For the configurations in TypeScript, which start a browser by themselves. */
export function chromiumHere(env?: NodeJS.ProcessEnv): string | undefined;
