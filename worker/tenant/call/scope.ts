import { callScope, teamIdsOf } from '#domain/call/access'
import { ownIds } from '#domain/user/acting-person'
import type { Clause } from '#tenant/core/clauses'
import type { Person } from '#tenant/user/people'

/** The rows of `calls` within a person’s scope, as `canViewCall` decides; null for all. */
export const callsWithin = (person: Person): Clause | null => {
  const scope = callScope(person)
  if (scope === 'all') return null
  if (scope === 'own')
    return {
      where: 't.user_id IN (SELECT value FROM json_each(?))',
      bindings: [JSON.stringify(ownIds(person))],
    }
  return {
    where: 't.user_id IS NULL OR t.user_id IN (SELECT value FROM json_each(?))',
    bindings: [JSON.stringify(teamIdsOf(person))],
  }
}
