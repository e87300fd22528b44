/** The portal that a host serves, by the first label of its name. */
export type Audience = 'clients' | 'agents' | 'quotes'
