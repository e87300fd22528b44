import { assertAllowed } from '#domain/act'
import { invalid, notFound } from '#domain/refusal'
import { canReadThread } from '#domain/whatsapp/access'
import { type WhatsappAct, whatsappActs } from '#domain/whatsapp/acts'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { fileMessages, filingNamed } from './filing.ts'
import { threadsOf } from './threads.ts'

/** The conversation; throws 404 for one that the person may not read. */
export const threadFor = ({ store, person }: RequestContext, id: string): WhatsappThread => {
  const thread = threadsOf(store).find(id)
  if (thread === null || !canReadThread(person, thread)) throw notFound()
  return thread
}

/** The conversation, where an act is possible; throws 404, and the refusal of the act. */
export const threadToChange = (context: RequestContext, id: string, act: WhatsappAct) => {
  const thread = threadFor(context, id)
  assertAllowed(whatsappActs(thread, context.person, context.now)[act])
  return thread
}

export const threadEvent = ({ id, version }: WhatsappThread, field: string) => ({
  subject: 'whatsapp-thread' as const,
  id,
  version,
  changed: [field],
})

const whoIn = ({ name, phone }: WhatsappThread) => ({ name, phone })

type Version = { readonly version: number }

const changed = (
  context: RequestContext,
  before: WhatsappThread,
  change: Partial<WhatsappThread>,
) => threadsOf(context.store).replace({ ...before, ...change, version: before.version + 1 })

/** Gives a conversation to a colleague, or to nobody. Throws 404, 409 and 422. */
export const assignThread = (
  context: RequestContext,
  id: string,
  { version, user }: Version & { readonly user: string | null },
): WhatsappThread => {
  const before = threadToChange(context, id, 'assign')
  requireFresh(version, before)
  const colleague = context.users.activeStaff().find((it) => it.id === user)
  if (user !== null && colleague === undefined) throw invalid({ user: ['Choose a colleague.'] })
  const assigned_to = context.users.named(user)
  const thread = changed(context, before, { assigned_to })
  const detail = { ...whoIn(thread), to: assigned_to?.name ?? null }
  context.recordEvents(
    [{ name: 'whatsapp.assigned', ...threadEvent(thread, 'assigned_to'), detail }],
    { users: user === null ? [] : [user] },
  )
  return thread
}

/** Files a conversation to a case or quote. Throws 404, 409, and 422 for a reference that nobody has. */
export const fileThread = (
  context: RequestContext,
  id: string,
  { version, ref, earlier }: Version & { readonly ref: string; readonly earlier: boolean },
): WhatsappThread => {
  const before = threadToChange(context, id, 'file')
  requireFresh(version, before)
  const filing = filingNamed(context, ref)
  const thread = changed(context, before, { filing })
  fileMessages(context, before, { to: filing, earlier })
  const detail = { ...whoIn(thread), ref: filing.ref }
  context.recordEvents([{ name: 'whatsapp.filed', ...threadEvent(thread, 'filing'), detail }])
  return thread
}

/** Closes a conversation, or opens it again. Throws 404 and 409. */
export const closeThread = (
  context: RequestContext,
  id: string,
  { version, is_closed }: Version & { readonly is_closed: boolean },
): WhatsappThread => {
  const before = threadToChange(context, id, is_closed ? 'close' : 'reopen')
  requireFresh(version, before)
  const thread = changed(context, before, { status: is_closed ? 'closed' : 'open' })
  const detail = { ...whoIn(thread), is_closed }
  context.recordEvents([{ name: 'whatsapp.closed', ...threadEvent(thread, 'status'), detail }])
  return thread
}
