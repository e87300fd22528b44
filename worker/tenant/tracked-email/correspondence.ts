import { invalid } from '#domain/refusal'
import type { Correspondence, CorrespondenceEntry } from '#domain/tracked-email/view'
import { clientMessagesOf } from '#tenant/client-message/messages'
import { portalClients } from '#tenant/client-message/of-case'
import { toMessageView } from '#tenant/communication/view'
import { mailboxesWithProblems } from '#tenant/mailbox/glances'
import { emailSenderOf } from '#tenant/mailbox/sending/sender'
import type { RequestContext } from '#tenant/runtime/context'
import { caseMailbox, mailboxStatusOf } from './mailbox.ts'
import { isTargetInScope, type TargetKey, targetIn } from './targets.ts'
import { type Position, trackedEmailsOf } from './tracked-emails.ts'
import { toEmailRow } from './view.ts'

const PAGE = 50
const MOST_SUGGESTED = 20

/** The messages and emails of a record, newest first. Throws 404 outside the person's scope, 422 for a false cursor. */
export const correspondenceOf = (
  context: RequestContext,
  key: TargetKey,
  after?: string,
): Correspondence => {
  const { target, people } = targetIn(context, key)
  const position = after === undefined ? undefined : positionOf(after)
  const found = [
    ...idsOf(context, key).flatMap((id) => [
      ...messagesOf(context, id, position),
      ...emailsOf(context, id, position),
    ]),
    ...clientMessagesIn(context, key.id, position),
  ]
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1))
    .slice(0, PAGE + 1)
  const entries = found.slice(0, PAGE)
  const last = entries.at(-1)
  return {
    ref: target.ref,
    entries,
    next: found.length > PAGE && last ? keyOf(last) : null,
    suggested: position === undefined ? suggestedFor(context, key.id) : [],
    portal: portalOf(context, key),
    people: people().map(({ name, role, email }) => ({ name, role, email })),
    sender: emailSenderOf(context),
    mailboxes: mailboxesWithProblems(context),
    mailbox: mailboxOf(context, target.ref),
  }
}

/** A record, and the lead that a quote came from, where the person sees it. */
const idsOf = (context: RequestContext, { kind, id }: TargetKey): string[] => {
  const lead = kind === 'quote-case' ? context.quoteCases.get(id).lead_id : null
  return lead !== null && isTargetInScope(context, { kind: 'lead', id: lead }) ? [id, lead] : [id]
}

const mailboxOf = (context: RequestContext, ref: string) => ({
  address: caseMailbox(context, ref),
  last_received_at: mailboxStatusOf(context).last_received_at,
})

const portalOf = (context: RequestContext, { kind, id }: TargetKey) =>
  kind === 'conveyance' ? portalClients(context, context.conveyances.get(id)) : []

const idOf = (entry: CorrespondenceEntry) =>
  entry.kind === 'email' ? entry.email.id : entry.message.id

/** '2026-11-20T08:12:00.000Z 0190…' */
const keyOf = (entry: CorrespondenceEntry) => `${entry.at} ${idOf(entry)}`

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]{8,16}Z) ([0-9a-f-]{36})$/

export const positionOf = (after: string): Position => {
  const [, at, id] = CURSOR.exec(after) ?? []
  if (at === undefined || id === undefined) throw invalid({ after: ['Reload the list.'] })
  return { at, id }
}

const messagesOf = (
  context: RequestContext,
  subjectId: string,
  position?: Position,
): CorrespondenceEntry[] =>
  context.messages.ofSubject(subjectId, PAGE + 1, position).map((message) => ({
    kind: 'message',
    at: message.created_at,
    message: toMessageView(context, message),
  }))

const emailsOf = (
  { store }: RequestContext,
  targetId: string,
  position?: Position,
): CorrespondenceEntry[] =>
  trackedEmailsOf(store)
    .filedTo(targetId, PAGE + 1, position)
    .map((email) => ({ kind: 'email', at: email.at, email: toEmailRow(email, true) }))

const clientMessagesIn = (
  { store }: RequestContext,
  caseId: string,
  position?: Position,
): CorrespondenceEntry[] =>
  clientMessagesOf(store)
    .ofCase(caseId, PAGE + 1, position)
    .map((message) => ({ kind: 'client', at: message.at, message }))

const suggestedFor = ({ store }: RequestContext, targetId: string) =>
  trackedEmailsOf(store)
    .suggestedFor(targetId, MOST_SUGGESTED)
    .flatMap((email) => {
      const suggestion = email.suggestions.find((it) => it.id === targetId)
      return suggestion ? [{ email: toEmailRow(email, false), suggestion }] : []
    })
