import type { UserType } from '#domain/user/user'
import type { Audience } from '#routes'

const admitted: Readonly<Record<Audience, UserType>> = {
  clients: 'client',
  agents: 'agent',
  quotes: 'staff',
}

/** Whether a user type may sign in on a host of this audience; the main host admits everybody. */
export const admits = (audience: Audience | null, type: UserType) =>
  audience === null || admitted[audience] === type
