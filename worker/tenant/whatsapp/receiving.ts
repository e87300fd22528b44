import { nameOf, parsePhone } from '#domain/contact'
import { later } from '#domain/dates'
import { Refusal } from '#domain/refusal'
import type { WhatsappIntake } from '#domain/whatsapp/bodies'
import { choiceIn } from '#domain/whatsapp/opt-out'
import { type WhatsappThread, windowAfter } from '#domain/whatsapp/thread'
import type { RequestContext } from '#tenant/runtime/context'
import { targetIn } from '#tenant/tracked-email/targets'
import { filingOfContact } from './filing.ts'
import { acceptAgain, stopMessages } from './opting.ts'
import { threadsOf } from './threads.ts'

/** The firm's WhatsApp number, which is its telephone number; null while it has none. */
export const ownNumber = ({ firm }: Pick<RequestContext, 'firm'>) => parsePhone(firm.phone)

/** Stores a message that arrived, once; for the product itself. Throws 401 for one to another number. */
export const receiveWhatsapp = (
  context: RequestContext,
  intake: WhatsappIntake,
): WhatsappThread => {
  if (parsePhone(intake.to) !== ownNumber(context))
    throw new Refusal(401, 'unsigned', 'This number is not of the firm.')
  return storeArrived(context, { ...intake, at: context.now })
}

/** A message that arrived, of whatever service. */
export type Arrived = Pick<WhatsappIntake, 'event' | 'from' | 'name' | 'kind' | 'text'> & {
  /** When they sent it. */
  readonly at: string
  /** The platform's id of the number that it was sent to; absent where the firm has one. */
  readonly number?: string
  readonly file?: { readonly id: string; readonly name: string } | null
}

/** Stores a message that arrived at a number of the firm, once; for the product itself. */
export const storeArrived = (context: RequestContext, intake: Arrived): WhatsappThread => {
  const threads = threadsOf(context.store)
  const phone = parsePhone(intake.from) ?? intake.from
  const before = threads.byPhone(phone)
  if (before !== null && threads.hasEvent(intake.event)) return before
  const thread = before ? threads.replace(continued(before, intake)) : begun(context, phone, intake)
  threads.addMessage({
    id: context.newId(),
    thread_id: thread.id,
    event: intake.event,
    filing: thread.filing,
    kind: intake.kind,
    text: intake.text,
    at: intake.at,
    ...(intake.file
      ? { file: { ...intake.file, stored: null, refusal: null, document_id: null } }
      : {}),
  })
  recordReceived(context, thread)
  recordTracked(context, thread)
  const choice = choiceIn(intake.text)
  if (choice === 'stop') return stopMessages(context, thread)
  return choice === 'start' ? acceptAgain(context, thread) : thread
}

const arrived = ({ text, kind, at, number }: Arrived) => ({
  window_open_until: windowAfter(at),
  last_at: at,
  last_text: text || kind,
  is_waiting: true,
  ...(number === undefined ? {} : { number }),
})

/** A message that comes late changes neither what was last said nor the window that a later one opened. */
const continued = (thread: WhatsappThread, intake: Arrived): WhatsappThread => ({
  ...thread,
  ...(intake.at >= thread.last_at ? arrived(intake) : {}),
  window_open_until: later(windowAfter(intake.at), thread.window_open_until),
  version: thread.version + 1,
  status: 'open',
})

const begun = (context: RequestContext, phone: string, intake: Arrived): WhatsappThread => {
  const [contact, ...others] = context.contacts.having(phone)
  const only = others.length === 0 ? contact : undefined
  return threadsOf(context.store).insert({
    ...arrived(intake),
    id: context.newId(),
    version: 1,
    phone,
    name: only ? nameOf(only) : intake.name || phone,
    contact_id: only?.id ?? null,
    filing: only ? filingOfContact(context, only.id) : null,
    assigned_to: null,
    status: 'open',
    opted_out_at: null,
  })
}

const recordReceived = (context: RequestContext, thread: WhatsappThread) =>
  context.recordEvents(
    [
      {
        name: 'whatsapp.received',
        subject: 'whatsapp-thread',
        id: thread.id,
        version: thread.version,
        changed: ['messages'],
        detail: { name: thread.name, phone: thread.phone },
      },
    ],
    { users: thread.assigned_to ? [thread.assigned_to.id] : [] },
  )

/** What arrives about a record is an event of it as well, which tells its people besides whoever has the conversation. */
const recordTracked = (context: RequestContext, { filing, name, assigned_to }: WhatsappThread) => {
  if (filing === null) return
  const { of, users } = targetIn(context, filing)
  context.recordEvents(
    [{ name: 'whatsapp.tracked', ...of, changed: ['correspondence'], detail: { from: name } }],
    { users: users.filter((id) => id !== assigned_to?.id) },
  )
}
