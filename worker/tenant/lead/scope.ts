import type { Lead } from '#domain/lead/lead'
import { hasPermission } from '#domain/permissions'
import type { Clause } from '#tenant/core/clauses'
import type { Person } from '#tenant/user/people'
import type { Scope } from '#tenant/user/role/roles'

const mayViewAny = (person: Person) =>
  person.id === 'system' || hasPermission(person, 'leads.view-any')

/** How far a person reaches into leads: without the permission to view any, their own. */
export const leadScope = (person: Person): Scope =>
  mayViewAny(person) ? person.scope.quotes : person.type === 'staff' ? 'own' : 'none'

const peopleWithin = (person: Person, scope: Scope) =>
  scope === 'team' ? [...new Set([...person.team, person.id])] : [person.id]

/**
 * Whether a person may see a lead: their own, their team's or every one. What nobody has is the whole desk's:
 * of all who may view any. The clause below is the same rule as SQL.
 */
export const reachesLead = (person: Person, it: Pick<Lead, 'owner' | 'bdm'>): boolean => {
  const scope = leadScope(person)
  if (scope === 'all' || scope === 'none') return scope === 'all'
  if (it.owner === null && mayViewAny(person)) return true
  const people = peopleWithin(person, scope)
  return [it.owner, it.bdm].some((one) => one !== null && people.includes(one.id))
}

/** Which rows of `lead_keys` a person reaches; null for every one. */
export const leadsWithin = (person: Person): Clause | null => leadsIn(person, leadScope(person))

/** Those of oneself or of one's team, among the leads that a person reaches; null for every one. */
export const leadsAmong = (person: Person, whose: 'mine' | 'team' | 'all'): Clause | null => {
  if (whose === 'all') return null
  return leadsIn(person, whose === 'team' ? 'team' : 'own', whose === 'team')
}

const leadsIn = (person: Person, scope: Scope, mayTake = mayViewAny(person)): Clause | null => {
  if (scope === 'all') return null
  if (scope === 'none') return { where: '0', bindings: [], ids: 'SELECT NULL AS id WHERE 0' }
  const people = JSON.stringify(peopleWithin(person, scope))
  const unowned = mayTake && mayViewAny(person) ? 1 : 0
  const within = (column: string) => `${column} IN (SELECT value FROM json_each(?))`
  return {
    where: `${within('t.owner_id')} OR ${within('t.bdm_id')} OR (${unowned} AND t.owner_id IS NULL)`,
    ids: `SELECT id FROM lead_keys WHERE ${within('owner_id')}
      UNION SELECT id FROM lead_keys WHERE ${within('bdm_id')}
      UNION SELECT id FROM lead_keys WHERE ${unowned} AND owner_id IS NULL`,
    bindings: [people, people],
  }
}
