/** The tone of each status of a firm's own communication. */
export const communicationTones = { draft: 'half', active: 'good', paused: 'warn' } as const
