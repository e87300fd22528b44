/** What a client lets somebody do who helps them; to see progress goes with each. */
export const accesses = ['progress', 'messages', 'documents'] as const
