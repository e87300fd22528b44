import type { Delegate } from '#domain/delegate/delegate'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { delegateDocument } from './document.ts'

const select = selectDocuments(delegateDocument)

/** Who helps clients of cases. */
export const delegatesOf = (store: Store) => {
  const by = (column: 'contact_id' | 'user_id', id: string): Delegate[] =>
    parseReadable(
      store,
      delegateDocument,
      store.rows(`${select} WHERE ${column} = ? ORDER BY id`, id),
    )
  return {
    ...caseRecordsOf(store, delegateDocument),
    find: tableOf(store, delegateDocument).find,
    /** Of one client, in all their cases. */
    ofContact: (id: string) => by('contact_id', id),
    /** Of whoever signs in with this account. */
    ofUser: (id: string) => by('user_id', id),
  }
}
