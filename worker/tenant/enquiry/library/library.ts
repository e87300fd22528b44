import { assertAllowed } from '#domain/act'
import { type LibraryAct, libraryActs } from '#domain/enquiry/library/acts'
import type { LibraryEntry, LibraryQuery } from '#domain/enquiry/library/bodies'
import type { LibraryContent } from '#domain/enquiry/library/content'
import type { LibraryEvents } from '#domain/enquiry/library/events'
import type {
  LibraryDetail,
  LibraryEnquiry,
  LibraryRow,
} from '#domain/enquiry/library/library-enquiry'
import { assertValid } from '#domain/refusal'
import { selectDocuments } from '#tenant/core/document'
import { lastChange } from '#tenant/core/last-change'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { requireFresh, tableOf } from '#tenant/core/table'
import { classificationsOf } from '#tenant/enquiry/classification/classifications'
import type { RequestContext } from '#tenant/runtime/context'
import { libraryEnquiryDocument } from './document.ts'
import { casesUsing, libraryUses } from './uses.ts'

export const libraryOf = (store: Store) => ({
  ...tableOf(store, libraryEnquiryDocument),
  list: (): LibraryEnquiry[] =>
    parseReadable(
      store,
      libraryEnquiryDocument,
      store.rows(`${selectDocuments(libraryEnquiryDocument)} ORDER BY code`),
    ),
})

const isAsked = ({ content, is_archived }: LibraryEnquiry, query: LibraryQuery) => {
  const { q = '', view = 'current', classification, needed_by } = query
  const text = [content.code, content.title, content.asks].join('\n').toLowerCase()
  return (
    is_archived === (view === 'archived') &&
    (classification === undefined || content.classification === classification) &&
    (needed_by === undefined || content.needed_by === needed_by) &&
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
}

export const listLibrary = (
  context: RequestContext,
  query: LibraryQuery,
): { rows: LibraryRow[]; next: null } => {
  const use = libraryUses(context)
  const rows = libraryOf(context.store)
    .list()
    .filter((it) => isAsked(it, query))
    .map((it) => ({ ...it, use: use(it.id) }))
  return { rows, next: null }
}

export const toLibraryDetail = (context: RequestContext, id: string): LibraryDetail => ({
  ...libraryOf(context.store).get(id),
  use: libraryUses(context)(id),
  cases: casesUsing(context, id),
})

const record = (
  context: RequestContext,
  { id, version, content }: LibraryEnquiry,
  name: Exclude<keyof LibraryEvents, `library-enquiry.${'starters-loaded' | 'merged'}`>,
) => {
  const detail = { code: content.code, title: content.title }
  const event = { subject: 'library-enquiry', id, version, changed: ['content'] } as const
  context.recordEvents([{ ...event, name, detail }])
}

/** Throws 422 for a code that is taken, and for a classification that is not in use. */
const assertContent = (store: Store, content: LibraryContent, id: string | null) => {
  const isTaken = libraryOf(store)
    .list()
    .some((it) => it.content.code === content.code && it.id !== id)
  const isUsable = classificationsOf(store).find(content.classification)?.is_active === true
  assertValid({
    ...(isTaken ? { code: ['This code is taken. Enter another one.'] } : {}),
    ...(isUsable ? {} : { classification: ['Choose a classification that is in use.'] }),
  })
}

export const stampOf = ({ by, now }: RequestContext) => ({
  changed_by: { id: by.id, name: by.name },
  changed_at: now,
})

export const createLibraryEnquiry = (
  context: RequestContext,
  { content }: LibraryEntry,
): LibraryDetail => {
  assertContent(context.store, content, null)
  const entry = { id: context.newId(), version: 1, content, is_archived: false, merged_into: null }
  const created = libraryOf(context.store).insert({ ...entry, ...stampOf(context) })
  record(context, created, 'library-enquiry.created')
  return toLibraryDetail(context, created.id)
}

type Target = { readonly id: string; readonly version: number; readonly act: LibraryAct }

export const changed = (
  context: RequestContext,
  { id, version, act }: Target,
  change: Partial<LibraryEnquiry>,
) => {
  const before = libraryOf(context.store).get(id)
  requireFresh(
    version,
    before,
    () => lastChange(context.audit, context.person, 'library-enquiry', id),
    () => toLibraryDetail(context, id),
  )
  assertAllowed(libraryActs(before, context.person)[act])
  const next = { ...before, ...change, ...stampOf(context), version: before.version + 1 }
  return libraryOf(context.store).replace(next, before.version)
}

export const saveLibraryEnquiry = (
  context: RequestContext,
  id: string,
  { version, content }: { readonly version: number; readonly content: LibraryContent },
): LibraryDetail => {
  assertContent(context.store, content, id)
  const saved = changed(context, { id, version, act: 'save' }, { content })
  record(context, saved, 'library-enquiry.changed')
  return toLibraryDetail(context, id)
}

export const setLibraryArchived = (
  context: RequestContext,
  id: string,
  { version, is_archived }: { readonly version: number; readonly is_archived: boolean },
): LibraryDetail => {
  const act = is_archived ? 'archive' : 'restore'
  const saved = changed(context, { id, version, act }, { is_archived, merged_into: null })
  record(context, saved, is_archived ? 'library-enquiry.archived' : 'library-enquiry.restored')
  return toLibraryDetail(context, id)
}
