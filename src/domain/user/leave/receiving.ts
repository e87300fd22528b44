import { hasPermission } from '#domain/permissions'
import type { ActingPerson } from '#domain/user/acting-person'
import type { WorkKind } from './work.ts'

export type Receiver = Pick<
  ActingPerson,
  'id' | 'permissions' | 'roles' | 'read_only' | 'scope' | 'money_only'
> & {
  readonly is_fee_earner: boolean
  /** Whether their own work is being handed over. */
  readonly is_leaving: boolean
}

const againstCases = (it: Receiver) => {
  if (!hasPermission(it, 'conveyance.update')) return 'Their role cannot change cases.'
  if (it.money_only) return 'Their role can change amounts of money only.'
  return it.scope?.conveyance === 'none' ? 'Their role has no access to cases.' : null
}

const against: Readonly<Record<WorkKind, (it: Receiver) => string | null>> = {
  fee_earner: (it) => againstCases(it) ?? (it.is_fee_earner ? null : 'They are not a fee earner.'),
  assistant: againstCases,
  task: againstCases,
  lead: (it) => (hasPermission(it, 'leads.create') ? null : 'Their role cannot work on leads.'),
  quote: (it) => (hasPermission(it, 'quotes.create') ? null : 'Their role cannot work on quotes.'),
  visit: (it) =>
    hasPermission(it, 'leads.create') ? null : 'Their role does not work with introducers.',
}

/** Why somebody cannot take over work of a kind; null when they can. */
export const reasonNotToReceive = (kind: WorkKind, receiver: Receiver): string | null => {
  if (receiver.is_leaving) return 'They are leaving.'
  if (receiver.read_only) return 'Their role is read-only.'
  return against[kind](receiver)
}
