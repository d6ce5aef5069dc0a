/** Loopback ports of the servers that tests start; only `tools/commands/testService.mjs` names one besides. */
export const ports = { site: 8410, feedback: 8411 } as const;
