import type { Verdict } from '#domain/act'
import { notFound } from '#domain/refusal'
import { type ActingPerson, isInScope } from '#domain/user/acting-person'
import type { Conveyance } from './conveyance.ts'

type Subject = Pick<Conveyance, 'id' | 'status' | 'clients' | 'agency' | 'fee_earner' | 'assistant'>

export const completedStatuses = ['completed', 'post_completion', 'closed', 'archived'] as const

export const peopleOfConveyance = (conveyance: Pick<Conveyance, 'fee_earner' | 'assistant'>) =>
  [...new Set([conveyance.fee_earner.id, conveyance.assistant?.id])].filter(
    (id) => id !== undefined,
  )

export const canViewConveyance = (person: ActingPerson, subject: Subject): boolean => {
  if (person.type === 'client')
    return (
      (!person.helping || person.helping.conveyance_id === subject.id) &&
      subject.clients.some((client) => client.contact_id === person.contact_id)
    )
  if (person.type === 'agent')
    return subject.agency !== null && subject.agency.agency.id === person.agency_id
  const scope = person.scope?.conveyance ?? 'all'
  return (
    isInScope(scope, person, peopleOfConveyance(subject)) ||
    (scope === 'completed' && completedStatuses.some((status) => status === subject.status))
  )
}

/** True when somebody may change a conveyance: anybody who may see it, except agents and read-only users; otherwise 404. */
export const mayAccessConveyance = (person: ActingPerson, subject: Subject): Verdict =>
  person.type !== 'agent' && !person.read_only && canViewConveyance(person, subject)
    ? true
    : notFound()
