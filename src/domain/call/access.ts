import { hasPermission } from '#domain/permissions'
import { type ActingPerson, ownIds } from '#domain/user/acting-person'
import type { Call } from './call.ts'

/** The scope of calls that a person may view: 'own' without quotes.view-any. */
export const callScope = (person: ActingPerson): 'all' | 'team' | 'own' => {
  if (person.id === 'system') return 'all'
  if (person.type !== 'staff' || !hasPermission(person, 'quotes.view-any')) return 'own'
  const quotes = person.scope?.quotes ?? 'all'
  return quotes === 'all' || quotes === 'team' ? quotes : 'own'
}

export const teamIdsOf = (person: ActingPerson) => [
  ...new Set([...(person.team ?? []), ...ownIds(person)]),
]

export const canViewCall = (person: ActingPerson, { user }: Pick<Call, 'user'>): boolean => {
  const scope = callScope(person)
  if (scope === 'all' || (user !== null && ownIds(person).includes(user.id))) return true
  return scope === 'team' && (user === null || teamIdsOf(person).includes(user.id))
}
