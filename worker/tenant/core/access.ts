import { completedStatuses } from '#domain/conveyance/access'
import { quoteScope } from '#domain/quote/case/access'
import { ownIds } from '#domain/user/acting-person'
import type { Person } from '#tenant/user/people'
import type { Scope } from '#tenant/user/role/roles'
import type { Clause } from './clauses.ts'

const noRows: Clause = { where: '0', bindings: [], ids: 'SELECT NULL AS id WHERE 0' }

type Table = 'conveyance_people' | 'quote_case_people'

/** The clause for rows that one of these people works on; `open` leaves out finished cases. */
export const workedOnBy = (table: Table, ids: readonly string[], open = false): Clause => ({
  where: `EXISTS (SELECT 1 FROM ${table} AS p WHERE p.id = t.id AND p.user_id IN (SELECT value FROM json_each(?))${open ? ' AND p.open = 1' : ''})`,
  ids: `SELECT id FROM ${table} WHERE user_id IN (SELECT value FROM json_each(?))${open ? ' AND open = 1' : ''}`,
  bindings: [JSON.stringify(ids)],
})

const inScope = (scope: Scope, table: Table, person: Person, open = false): Clause | null => {
  if (scope === 'all') return null
  if (scope === 'none') return noRows
  const own = ownIds(person)
  return workedOnBy(table, scope === 'team' ? [...person.team, ...own] : own, open)
}

/**
 * The rows of `conveyance_keys` in a person's scope, null for all: `canViewConveyance` as SQL. `open` narrows the
 * clause for callers that list unfinished cases only.
 */
export const conveyancesWithin = (person: Person, open = false): Clause | null => {
  if (person.type === 'client') return ofContact(person)
  if (person.type === 'agent') return ofAgency('conveyance_keys', person)
  const { conveyance } = person.scope
  if (conveyance !== 'completed') return inScope(conveyance, 'conveyance_people', person, open)
  return orCompleted(workedOnBy('conveyance_people', ownIds(person), open))
}

/** The rows of `quote_case_keys` in a person's scope, null for all: `canViewQuoteCase` as SQL. */
export const quoteCasesWithin = (person: Person): Clause | null => {
  if (person.type === 'client') return noRows
  if (person.type === 'agent') return ofAgency('quote_case_keys', person)
  return inScope(quoteScope(person), 'quote_case_people', person)
}

const orCompleted = (ownClause: Clause): Clause => ({
  where: `t.status IN (SELECT value FROM json_each(?)) OR ${ownClause.where}`,
  ids: `SELECT id FROM conveyance_keys WHERE status IN (SELECT value FROM json_each(?)) UNION ${ownClause.ids}`,
  bindings: [JSON.stringify(completedStatuses), ...ownClause.bindings],
})

const ofContact = ({ contact_id, helping }: Person): Clause => {
  const only = helping ? ' AND c.id = ?' : ''
  return {
    where: `EXISTS (SELECT 1 FROM conveyance_clients AS c WHERE c.id = t.id AND c.contact_id = ?${only})`,
    ids: `SELECT c.id FROM conveyance_clients AS c WHERE c.contact_id = ?${only}`,
    bindings: [contact_id ?? '', ...(helping ? [helping.conveyance_id] : [])],
  }
}

const ofAgency = (table: string, person: Person): Clause => ({
  where: 't.agency_id = ?',
  ids: `SELECT id FROM ${table} WHERE agency_id = ?`,
  bindings: [person.agency_id ?? ''],
})
