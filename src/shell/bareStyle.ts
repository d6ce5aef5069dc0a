/** The room of the few pages that stand without the shell; in their elements, because no other page needs it. */
export const bareStyle = { maxWidth: 720, marginInline: 'auto', padding: '48px 20px' } as const;
