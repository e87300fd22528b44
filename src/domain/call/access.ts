import { hasPermission } from '#domain/permissions'
import type { ActingPerson } from '#domain/user/acting-person'
import type { Call } from './call.ts'

/** Somebody's scope of calls: without quotes.view-any, their own. */
export const callScope = (person: ActingPerson): 'all' | 'team' | 'own' => {
  if (person.id === 'system') return 'all'
  if (person.type !== 'staff' || !hasPermission(person, 'quotes.view-any')) return 'own'
  const quotes = person.scope?.quotes ?? 'all'
  return quotes === 'all' || quotes === 'team' ? quotes : 'own'
}

/** The ids of somebody's team, with their own. */
export const teamOf = (person: ActingPerson) => [...new Set([...(person.team ?? []), person.id])]

/** Whether somebody may see a call: their own, their team's and those of nobody, or every one. */
export const canViewCall = (person: ActingPerson, { user }: Pick<Call, 'user'>): boolean => {
  const scope = callScope(person)
  if (scope === 'all' || user?.id === person.id) return true
  return scope === 'team' && (user === null || teamOf(person).includes(user.id))
}
