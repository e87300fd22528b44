import { eventText } from '#domain/events'
import { inboxHistory } from '#domain/inbox/events'
import {
  type InboxCounts,
  type InboxDetail,
  type InboxPage,
  type InboxRow,
  type InboxView,
  idOfRow,
} from '#domain/inbox/view'
import { type ActingPerson, mayUse, ownIds } from '#domain/user/acting-person'
import { readsAllThreads } from '#domain/whatsapp/access'
import { countOwnWaiting, waitingConversations } from '#tenant/client-message/waiting'
import { detailOf } from '#tenant/events/detail'
import { mailboxGlances } from '#tenant/mailbox/glances'
import { receivedTextsOf } from '#tenant/received-text/texts'
import type { RequestContext } from '#tenant/runtime/context'
import { positionOf } from '#tenant/tracked-email/correspondence'
import { mailboxStatusOf } from '#tenant/tracked-email/mailbox'
import { trackedEmailsOf } from '#tenant/tracked-email/tracked-emails'
import { toEmailRow } from '#tenant/tracked-email/view'
import { threadsOf } from '#tenant/whatsapp/threads'
import { inboxColleagues } from './changing.ts'
import { FIRST, type InboxPosition, inboxItemsOf, MOST_COUNTED } from './items.ts'

const PAGE = 50
const MOST_HISTORY = 50

/** A page of the shared inbox, newest first. Throws 422 for a false cursor. */
export const inboxPage = (context: RequestContext, view: InboxView, after?: string): InboxPage => {
  const position = after === undefined ? FIRST : positionOf(after)
  const found = [
    ...emailsIn(context, view, position),
    ...textsIn(context, view, position),
    ...threadsIn(context, view, position),
    ...clientsIn(context, view, position),
  ]
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1))
    .slice(0, PAGE + 1)
  const rows = found.slice(0, PAGE)
  const last = rows.at(-1)
  return {
    rows,
    next: found.length > PAGE && last ? keyOf(last) : null,
    counts: countsOf(context),
    mailbox: mailboxStatusOf(context),
    mailboxes: mailboxGlances(context),
  }
}

/** How many of each kind wait, as the lists show them. */
const countsOf = (context: RequestContext): InboxCounts => {
  const { store, person } = context
  const { unassigned, mine, snoozed } = inboxItemsOf(store).counts(ownIds(person))
  const threads = threadsOf(store)
  return {
    unassigned:
      unassigned +
      receivedTextsOf(store).countWaiting(MOST_COUNTED) +
      (readsNobodysThreads(person) ? threads.countWaiting(null, MOST_COUNTED) : 0),
    mine:
      mine +
      threads.countWaiting(ownIds(person), MOST_COUNTED) +
      countOwnWaiting(context, MOST_COUNTED),
    snoozed,
  }
}

const readsNobodysThreads = (person: ActingPerson) =>
  readsAllThreads(person) || mayUse(person, ['quotes.create']) === true

const keyOf = (row: InboxRow) => `${row.at} ${idOfRow(row)}`

const emailsIn = (
  { store, person }: RequestContext,
  view: InboxView,
  position: InboxPosition,
): InboxRow[] => {
  const items = inboxItemsOf(store).list(view, ownIds(person), PAGE + 1, position)
  const emails = new Map(
    trackedEmailsOf(store)
      .all(items.map(({ id }) => id))
      .map((email) => [email.id, email]),
  )
  return items.flatMap((item) => {
    const email = emails.get(item.id)
    return email ? [{ kind: 'email', at: item.at, item, email: toEmailRow(email, true) }] : []
  })
}

const textsIn = ({ store }: RequestContext, view: InboxView, position: InboxPosition): InboxRow[] =>
  receivedTextsOf(store)
    .unfiled(view, PAGE + 1, position)
    .map((text) => ({ kind: 'text', at: text.at, text }))

/** The conversations that wait for an answer, as far as the person may read them. */
const threadsIn = (
  { store, person }: RequestContext,
  view: InboxView,
  position: InboxPosition,
): InboxRow[] => {
  if (view === 'snoozed' || view === 'done') return []
  return threadsOf(store)
    .waiting(
      {
        own: view === 'unassigned' ? [] : ownIds(person),
        hasNobodys: view !== 'mine' && readsNobodysThreads(person),
        hasOthers: view === 'all' && readsAllThreads(person),
      },
      PAGE + 1,
      position,
    )
    .map((thread) => ({ kind: 'whatsapp', at: thread.last_at, thread }))
}

/** The clients of cases who wait for an answer; a case always has somebody, so none is nobody’s. */
const clientsIn = (
  context: RequestContext,
  view: InboxView,
  position: InboxPosition,
): InboxRow[] =>
  view === 'mine' || view === 'all'
    ? waitingConversations(context, view === 'mine' ? 'own' : 'all', PAGE + 1, position).map(
        ({ message, conveyance }) => ({
          kind: 'client',
          at: message.at,
          message,
          ref: conveyance.ref,
        }),
      )
    : []

/** One email of the inbox, with what was done about it. Throws 404. */
export const inboxDetail = (context: RequestContext, id: string): InboxDetail => ({
  item: inboxItemsOf(context.store).get(id),
  colleagues: inboxColleagues(context),
  history: context.audit.named('tracked-email', id, inboxHistory, MOST_HISTORY).map((row) => ({
    id: String(row.seq),
    at: row.at,
    by: row.actor_name ?? '',
    text: eventText(row.name, detailOf(row)),
  })),
})
