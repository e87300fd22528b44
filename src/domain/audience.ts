/** Whose host it is, by the first label of its name. */
export type Audience = 'clients' | 'agents' | 'quotes'
