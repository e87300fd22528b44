/** The name under which wrong codes of somebody’s second factor are counted. */
export const factorAccount = (userId: string) => `second-factor:${userId}`
