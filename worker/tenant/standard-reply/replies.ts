import { assertAllowed } from '#domain/act'
import { assertValid } from '#domain/refusal'
import { type StandardReplyAct, standardReplyActs } from '#domain/standard-reply/acts'
import type { StandardReplyQuery } from '#domain/standard-reply/bodies'
import type { StandardReplyEvents } from '#domain/standard-reply/events'
import type { StandardReply, StandardReplyContent } from '#domain/standard-reply/standard-reply'
import { checkTemplate } from '#domain/template/checking/check'
import { selectDocuments } from '#tenant/core/document'
import { lastChange } from '#tenant/core/last-change'
import { parseReadable } from '#tenant/core/set-aside'
import type { Store } from '#tenant/core/store'
import { requireFresh, tableOf } from '#tenant/core/table'
import { classificationsOf } from '#tenant/enquiry/classification/classifications'
import type { RequestContext } from '#tenant/runtime/context'
import { templatesOf } from '#tenant/template/templates'
import { standardReplyDocument } from './document.ts'
import { templateOf } from './template.ts'

const tableIn = (store: Store) => tableOf(store, standardReplyDocument)

/** The standard replies of the firm for a use, or all, by title. */
export const listReplies = (
  { store }: Pick<RequestContext, 'store'>,
  { view, use }: StandardReplyQuery,
): StandardReply[] =>
  parseReadable(
    store,
    standardReplyDocument,
    store.rows(`${selectDocuments(standardReplyDocument)} ORDER BY id`),
  )
    .filter((it) => it.is_archived === (view === 'archived'))
    .filter((it) => use === undefined || it.content.use === use)
    .toSorted((a, b) => a.content.title.localeCompare(b.content.title))

/** Throws 422 for a text that a template could not have, and for a classification that is not in use. */
const assertContent = ({ store, today }: RequestContext, content: StandardReplyContent) => {
  const templates = templatesOf(store)
  const error = checkTemplate({
    ...{ family: 'snippet', key: 'standard-reply', content: templateOf(content) },
    snippets: templates.snippets(today),
    scripts: templates.scripts(today),
  }).find(({ level }) => level === 'error')
  const code = content.classification
  const isUsable = code === null || classificationsOf(store).find(code)?.is_active === true
  assertValid({
    ...(error ? { text: [error.message] } : {}),
    ...(isUsable ? {} : { classification: ['Choose a classification that is in use.'] }),
  })
}

const stampOf = ({ by, now }: RequestContext) => ({
  changed_by: { id: by.id, name: by.name },
  changed_at: now,
})

const record = (
  context: RequestContext,
  name: keyof StandardReplyEvents,
  { id, version, content: { title } }: StandardReply,
) =>
  context.recordEvents([
    { name, subject: 'template', id, version, changed: ['content'], detail: { title } },
  ])

export const createReply = (context: RequestContext, content: StandardReplyContent) => {
  assertContent(context, content)
  const entry = { id: context.newId(), version: 1, content, is_archived: false }
  const created = tableIn(context.store).insert({ ...entry, ...stampOf(context) })
  record(context, 'standard-reply.created', created)
  return created
}

type Target = { readonly id: string; readonly version: number; readonly act: StandardReplyAct }

const changed = (
  context: RequestContext,
  { id, version, act }: Target,
  change: Partial<StandardReply>,
): StandardReply => {
  const before = tableIn(context.store).get(id)
  const { audit, person } = context
  requireFresh(
    version,
    before,
    () => lastChange(audit, person, 'template', id),
    () => before,
  )
  assertAllowed(standardReplyActs(before, person)[act])
  const next = { ...before, ...change, ...stampOf(context), version: version + 1 }
  return tableIn(context.store).replace(next, version)
}

export const saveReply = (
  context: RequestContext,
  id: string,
  { version, content }: { readonly version: number; readonly content: StandardReplyContent },
) => {
  assertContent(context, content)
  const saved = changed(context, { id, version, act: 'save' }, { content })
  record(context, 'standard-reply.changed', saved)
  return saved
}

/** Stops or allows the use of a reply. */
export const setReplyArchived = (
  context: RequestContext,
  id: string,
  { version, is_archived }: { readonly version: number; readonly is_archived: boolean },
) => {
  const act = is_archived ? 'archive' : 'restore'
  const saved = changed(context, { id, version, act }, { is_archived })
  record(context, is_archived ? 'standard-reply.archived' : 'standard-reply.restored', saved)
  return saved
}
