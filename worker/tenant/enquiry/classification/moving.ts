import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { libraryOf } from '#tenant/enquiry/library/library'
import { standardReplyDocument } from '#tenant/standard-reply/document'

export type MovedFrom = { readonly from: string; readonly into: string }

/** The open enquiries of cases, or all; with what is new in each version, so that a form that is open elsewhere is stale. */
const moveEnquiries = (store: Store, { from, into }: MovedFrom, where: string) => {
  const { count } = store.row<{ count: number }>(
    `SELECT COUNT(*) AS count FROM case_enquiries WHERE classification = ? AND ${where}`,
    from,
  ) ?? { count: 0 }
  store.write(
    `UPDATE case_enquiries SET version = version + 1,
       doc = json_set(doc, '$.classification', ?, '$.version', version + 1)
     WHERE classification = ? AND ${where}`,
    into,
    from,
  )
  return count
}

const OPEN = `status NOT IN ('accepted', 'withdrawn', 'covered_by_indemnity')`

export const moveOpenEnquiries = (store: Store, moved: MovedFrom) =>
  moveEnquiries(store, moved, OPEN)

export const moveAllEnquiries = (store: Store, moved: MovedFrom) => moveEnquiries(store, moved, '1')

/** The enquiries of the library, archived ones as well; returns how many. */
export const moveLibrary = (store: Store, { from, into }: MovedFrom): number => {
  const library = libraryOf(store)
  const moved = library.list().filter(({ content }) => content.classification === from)
  for (const it of moved)
    library.replace(
      { ...it, version: it.version + 1, content: { ...it.content, classification: into } },
      it.version,
    )
  return moved.length
}

/** The standard replies that suit it; returns how many. */
export const moveStandardReplies = (store: Store, { from, into }: MovedFrom): number => {
  const table = tableOf(store, standardReplyDocument)
  const moved = parseReadable(
    store,
    standardReplyDocument,
    store.rows(`${selectDocuments(standardReplyDocument)} ORDER BY id`),
  ).filter(({ content }) => content.classification === from)
  for (const it of moved)
    table.replace(
      { ...it, version: it.version + 1, content: { ...it.content, classification: into } },
      it.version,
    )
  return moved.length
}
