import type { Contact } from '#domain/contact/contact'
import { notFound } from '#domain/refusal'
import { conveyancesWithin, quoteCasesWithin } from '#tenant/core/access'
import type { Clause } from '#tenant/core/clauses'
import { leadsWithin } from '#tenant/lead/scope'
import type { RequestContext } from '#tenant/runtime/context'
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

/**
 * Returns the clause for the contacts in a person's scope, null for all: those named in cases, quotes and leads in
 * scope, and those that they or their team created.
 */
export const contactsWithin = (person: Person): Clause | null => {
  if (person.scope.conveyance === 'all' && person.scope.quotes === 'all') return null
  const clauses = [
    referencedIn('conveyance_clients', conveyancesWithin(person)),
    referencedIn('quote_case_clients', quoteCasesWithin(person)),
    referencedIn('lead_keys', leadsWithin(person)),
    createdWithin(person),
  ]
  return {
    where: clauses.map(({ where }) => `(${where})`).join(' OR '),
    bindings: clauses.flatMap(({ bindings }) => bindings),
  }
}

/** Returns the contact, or the one it was merged into; throws 404 when it is missing or out of scope. */
export const accessibleContact = (
  { contacts, store, person }: RequestContext,
  id: string,
): Contact => {
  const it = contacts.current(id)
  const within = contactsWithin(person)
  const isWithin =
    within === null ||
    store.row(
      `SELECT t.id FROM contacts AS t WHERE t.id = ? AND (${within.where})`,
      it?.id ?? '',
      ...within.bindings,
    ) !== null
  if (it === null || !isWithin) throw notFound()
  return it
}
