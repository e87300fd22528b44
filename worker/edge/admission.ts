import type { UserType } from '#domain/user/user'
import type { Audience } from '#routes'

const admitted: Readonly<Record<Audience, UserType>> = {
  clients: 'client',
  agents: 'agent',
  quotes: 'staff',
}

/** Who signs in on a host of each audience; everybody on the main one. */
export const admits = (audience: Audience | null, type: UserType) =>
  audience === null || admitted[audience] === type
