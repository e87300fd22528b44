/** The portals that a host can serve, by the first label of its name. */
export const audiences = ['clients', 'agents', 'quotes'] as const
export type Audience = (typeof audiences)[number]
