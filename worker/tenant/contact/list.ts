import type { ContactListQuery, ContactSort } from '#domain/contact/api'
import { contactRowOf } from '#domain/contact/view'
import { clausesOf } from '#tenant/core/clauses'
import type { Sort } from '#tenant/core/cursor'
import { listQueryOf, sortAmong } from '#tenant/core/list-query'
import { searchClause } from '#tenant/core/search'
import type { RequestContext } from '#tenant/runtime/context'
import { contactDocument } from './document.ts'
import { contactsWithin } from './scope.ts'

const sorts: Readonly<Record<ContactSort, Omit<Sort, 'name' | 'direction'>>> = {
  name: { column: 'sort_name', index: 'contacts_name' },
  changed: { column: 'changed_at', index: 'contacts_changed' },
}

const sortOf = sortAmong(sorts, 'name')
const inUse = { where: 't.merged_into IS NULL', bindings: [] }

export const contactListOf = ({ store, person }: RequestContext) =>
  listQueryOf({
    store,
    table: 'contacts',
    document: contactDocument,
    clauses: ({ q }: Pick<ContactListQuery, 'q'>) =>
      clausesOf(contactsWithin(person), inUse, searchClause('person', q)),
    sort: (query: ContactListQuery) => sortOf(query),
    rowsOf: (contacts) => contacts.map(contactRowOf),
  })
