import type { Call } from '#domain/call/call'
import { hasPermission } from '#domain/permissions'
import type { Clause } from '#tenant/core/clauses'
import type { Person } from '#tenant/user/people'

/** How far a person reaches into calls: without quotes.view-any, their own. */
const scopeOf = (person: Person): 'all' | 'team' | 'own' => {
  if (person.id === 'system') return 'all'
  const { quotes } = person.scope
  if (person.type !== 'staff' || !hasPermission(person, 'quotes.view-any')) return 'own'
  return quotes === 'all' || quotes === 'team' ? quotes : 'own'
}

const teamOf = (person: Person) => [...new Set([...person.team, person.id])]

/** Whether a person may see a call: their own, their team's and those of nobody, or every one. */
export const reachesCall = (person: Person, { user }: Pick<Call, 'user'>): boolean => {
  const scope = scopeOf(person)
  if (scope === 'all' || user?.id === person.id) return true
  return scope === 'team' && (user === null || teamOf(person).includes(user.id))
}

/** Which rows of `calls` a person reaches; null for every one. The rule above as SQL. */
export const callsWithin = (person: Person): Clause | null => {
  const scope = scopeOf(person)
  if (scope === 'all') return null
  if (scope === 'own') return { where: 't.user_id = ?', bindings: [person.id] }
  return {
    where: 't.user_id IS NULL OR t.user_id IN (SELECT value FROM json_each(?))',
    bindings: [JSON.stringify(teamOf(person))],
  }
}
