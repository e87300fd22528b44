import type { Verdict } from '#domain/act'
import { notFound } from '#domain/refusal'
import { type ActingPerson, isInScope } from '#domain/user/acting-person'
import type { Conveyance } from './conveyance.ts'

type Subject = Pick<Conveyance, 'status' | 'clients' | 'agency' | 'fee_earner' | 'assistant'>

/** The statuses that the scope of completed cases covers. */
export const completedStatuses = ['completed', 'post_completion', 'closed', 'archived'] as const

/** The ids of those who work on a conveyance. */
export const peopleOfConveyance = (it: Pick<Conveyance, 'fee_earner' | 'assistant'>) =>
  [...new Set([it.fee_earner.id, it.assistant?.id])].filter((id) => id !== undefined)

/** Whether somebody may see a conveyance. */
export const canViewConveyance = (person: ActingPerson, it: Subject): boolean => {
  if (person.type === 'client')
    return it.clients.some((client) => client.contact_id === person.contact_id)
  if (person.type === 'agent') return it.agency !== null && it.agency.agency.id === person.agency_id
  const scope = person.scope?.conveyance ?? 'all'
  return (
    isInScope(scope, person, peopleOfConveyance(it)) ||
    (scope === 'completed' && completedStatuses.some((status) => status === it.status))
  )
}

/** Whether somebody may change a conveyance: whoever sees it, except agents and those who only read. */
export const mayAccessConveyance = (person: ActingPerson, it: Subject): Verdict =>
  person.type !== 'agent' && !person.read_only && canViewConveyance(person, it) ? true : notFound()
