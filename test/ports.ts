/** Loopback ports of the servers that tests start; nothing else in the repository names one. */
export const ports = { site: 8410 } as const;
