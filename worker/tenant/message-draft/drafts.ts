import { assertAllowed } from '#domain/act'
import { addDays } from '#domain/dates'
import type { DraftSaving } from '#domain/message-draft/api'
import type { MessageDraft } from '#domain/message-draft/draft'
import { assertWaiting, ended } from '#domain/message-draft/ending'
import { notFound } from '#domain/refusal'
import { mayChangeWith } from '#domain/user/acting-person'
import { selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import { requireFresh, tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { targetIn } from '#tenant/tracked-email/targets'
import { messageDraftDocument } from './document.ts'

const MOST = 50

const tableIn = ({ store }: Pick<RequestContext, 'store'>) => tableOf(store, messageDraftDocument)

/** One's own drafts about a record that wait, the newest first. */
export const draftsOf = (
  { store, by }: Pick<RequestContext, 'store' | 'by'>,
  recordId: string,
): MessageDraft[] =>
  parseReadable(
    store,
    messageDraftDocument,
    store.rows(
      `${selectDocuments(messageDraftDocument)} WHERE user_id = ? AND record_id = ?
       AND ended_at IS NULL ORDER BY saved_at DESC, id DESC LIMIT ?`,
      by.id,
      recordId,
      MOST,
    ),
  )

/** One's own draft; throws 404 for another person's. */
const ownDraft = (context: RequestContext, id: string): MessageDraft => {
  const draft = tableIn(context).find(id)
  if (draft === null || draft.user.id !== context.by.id) throw notFound()
  return draft
}

/** Saves what somebody has typed so far. Throws 404, and 409 for one that has ended or that another device changed. */
export const saveDraft = (
  context: RequestContext,
  id: string,
  { version, record, way, email_id, values }: DraftSaving,
): MessageDraft => {
  assertAllowed(mayChangeWith(context.person, []))
  const table = tableIn(context)
  const saved = { way, email_id, values, saved_at: context.now }
  if (version === 0 && table.find(id) === null) {
    const { kind, id: recordId } = targetIn(context, record).target
    const user = { id: context.by.id, name: context.by.name }
    const about = { kind, id: recordId }
    return table.insert({ id, version: 1, user, record: about, ...saved, ended: null })
  }
  const before = ownDraft(context, id)
  assertWaiting(before)
  requireFresh(version, before)
  return table.replace({ ...before, ...saved, version: version + 1 }, version)
}

/** Throws a draft away; once it has ended nothing changes. Throws 404. */
export const discardDraft = (context: RequestContext, id: string): MessageDraft => {
  const before = ownDraft(context, id)
  return before.ended === null
    ? tableIn(context).replace(ended(before, 'discarded', context.now), before.version)
    : before
}

/** Throws away what somebody who left had begun to write. */
export const discardDraftsOf = (context: RequestContext, userId: string) => {
  const { store, now } = context
  const waiting = parseReadable(
    store,
    messageDraftDocument,
    store.rows(
      `${selectDocuments(messageDraftDocument)} WHERE user_id = ? AND ended_at IS NULL`,
      userId,
    ),
  )
  for (const draft of waiting)
    tableIn(context).replace(ended(draft, 'discarded', now), draft.version)
}

/** Deletes what is left of drafts that ended a week ago: other devices have heard of it by then. */
export const pruneDrafts = ({ store, today }: Pick<RequestContext, 'store' | 'today'>) =>
  store.write('DELETE FROM message_drafts WHERE ended_at < ?', addDays(today, -7))

/** Ends the draft that a message was written as, in the transaction of its sending. Throws 404, and 409 where it has ended. */
export const endDraft = (context: RequestContext, id: string | undefined) => {
  if (id === undefined) return
  const before = ownDraft(context, id)
  assertWaiting(before)
  tableIn(context).replace(ended(before, 'sent', context.now), before.version)
}
