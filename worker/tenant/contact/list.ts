import type { ContactListQuery, ContactSort } from '#domain/contact/api'
import { type ContactRow, contactRowOf } from '#domain/contact/view'
import { clausesOf } from '#tenant/core/clauses'
import type { Sort } from '#tenant/core/cursor'
import { pageOf } from '#tenant/core/list-query'
import { found } from '#tenant/core/search'
import type { Desk } from '#tenant/runtime/context'
import { contactsWithin } from './access.ts'

const USUAL_LIMIT = 50

const sorts: Readonly<Record<ContactSort, Omit<Sort, 'name' | 'direction'>>> = {
  name: { column: 'sort_name', index: 'contacts_name' },
  changed: { column: 'changed_at', index: 'contacts_changed' },
}

const inUse = { where: 't.merged_into IS NULL', bindings: [] }

/** One page of the contacts within somebody's scope, by name where no other order is asked for. */
export const listContacts = (
  { store, person, contacts }: Desk,
  { q, sort = 'name', direction = 'asc', after, limit = USUAL_LIMIT }: ContactListQuery,
): { rows: ContactRow[]; next: string | null } => {
  const { ids, next } = pageOf(store, {
    table: 'contacts',
    sort: { name: sort, direction, ...sorts[sort] },
    clauses: clausesOf(contactsWithin(person), inUse, found('person', q)),
    after,
    limit,
  })
  const byId = new Map(contacts.all(ids).map((it) => [it.id, it]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []).map(contactRowOf), next }
}
