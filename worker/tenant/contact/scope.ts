import { conveyancesWithin, quoteCasesWithin } from '#tenant/core/access'
import type { Clause } from '#tenant/core/clauses'
import { leadsWithin } from '#tenant/lead/scope'
import type { Person } from '#tenant/user/people'

const referencedIn = (table: string, within: Clause | null, column = 'contact_id'): Clause =>
  within === null
    ? { where: `EXISTS (SELECT 1 FROM ${table} AS n WHERE n.contact_id = t.id)`, bindings: [] }
    : {
        where: `t.id IN (SELECT ${column} FROM ${table} WHERE id IN (${within.ids ?? `SELECT t.id FROM ${table} AS t WHERE ${within.where}`}))`,
        bindings: within.bindings,
      }

const createdWithin = (person: Person): Clause => ({
  where: `json_extract(t.doc, '$.created_by.id') IN (SELECT value FROM json_each(?))`,
  bindings: [
    JSON.stringify(
      person.scope.conveyance === 'team' || person.scope.quotes === 'team'
        ? [...person.team, person.id]
        : [person.id],
    ),
  ],
})

const anyOf = (clauses: readonly Clause[]): Clause => ({
  where: clauses.map(({ where }) => `(${where})`).join(' OR '),
  bindings: clauses.flatMap(({ bindings }) => bindings),
})

/**
 * Returns the clause for the contacts in a person's scope, null for all: those named in cases, quotes and leads in
 * scope, and those that they or their team created.
 */
export const contactsWithin = (person: Person): Clause | null => {
  if (person.scope.conveyance === 'all' && person.scope.quotes === 'all') return null
  return anyOf([
    referencedIn('conveyance_clients', conveyancesWithin(person)),
    referencedIn('quote_case_clients', quoteCasesWithin(person)),
    referencedIn('lead_keys', leadsWithin(person)),
    createdWithin(person),
  ])
}

const namedBy = (records: string, within: Clause | null): Clause => ({
  where: `EXISTS (SELECT 1 FROM ${records} AND (${within?.where ?? '1'}))`,
  bindings: within?.bindings ?? [],
})

/** Returns the same clause for a few contacts `e`, tested one by one; null for all. */
export const eachContactWithin = (person: Person): Clause | null => {
  if (contactsWithin(person) === null) return null
  const named = (clients: string, keys: string) =>
    `${clients} AS n CROSS JOIN ${keys} AS t ON t.id = n.id WHERE n.contact_id = e.id`
  return anyOf([
    namedBy(named('conveyance_clients', 'conveyance_keys'), conveyancesWithin(person)),
    namedBy(named('quote_case_clients', 'quote_case_keys'), quoteCasesWithin(person)),
    namedBy('lead_keys AS t WHERE t.contact_id = e.id', leadsWithin(person)),
    createdWithin(person),
  ])
}
