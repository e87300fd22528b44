import { leadScope, mayViewAnyLead, peopleInLeadScope } from '#domain/lead/access'
import type { Clause } from '#tenant/core/clauses'
import type { Person } from '#tenant/user/people'
import type { Scope } from '#tenant/user/role/roles'

/** The rows of `lead_keys` within a person’s scope, as `canViewLead` decides; null for all. */
export const leadsWithin = (person: Person): Clause | null => leadsIn(person, leadScope(person))

export const leadsOfScope = (person: Person, whose: 'mine' | 'team' | 'all'): Clause | null => {
  if (whose === 'all') return null
  return leadsIn(person, whose === 'team' ? 'team' : 'own', whose === 'team')
}

const leadsIn = (
  person: Person,
  scope: Scope,
  includesUnowned = mayViewAnyLead(person),
): Clause | null => {
  if (scope === 'all') return null
  if (scope === 'none') return { where: '0', bindings: [], ids: 'SELECT NULL AS id WHERE 0' }
  const people = JSON.stringify(peopleInLeadScope(person, scope))
  const unowned = includesUnowned && mayViewAnyLead(person) ? 1 : 0
  const within = (column: string) => `${column} IN (SELECT value FROM json_each(?))`
  return {
    where: `${within('t.owner_id')} OR ${within('t.bdm_id')} OR (${unowned} AND t.owner_id IS NULL)`,
    ids: `SELECT id FROM lead_keys WHERE ${within('owner_id')}
      UNION SELECT id FROM lead_keys WHERE ${within('bdm_id')}
      UNION SELECT id FROM lead_keys WHERE ${unowned} AND owner_id IS NULL`,
    bindings: [people, people],
  }
}
