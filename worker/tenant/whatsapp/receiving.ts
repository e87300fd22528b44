import { nameOf, parsePhone } from '#domain/contact'
import { Refusal } from '#domain/refusal'
import type { WhatsappIntake } from '#domain/whatsapp/bodies'
import { choiceIn } from '#domain/whatsapp/opt-out'
import { type WhatsappThread, windowAfter } from '#domain/whatsapp/thread'
import type { RequestContext } from '#tenant/runtime/context'
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
  const threads = threadsOf(context.store)
  const phone = parsePhone(intake.from) ?? intake.from
  const before = threads.byPhone(phone)
  if (before !== null && threads.hasEvent(intake.event)) return before
  const thread = before
    ? threads.replace(continued(before, intake, context.now))
    : begun(context, phone, intake)
  threads.addMessage({
    id: context.newId(),
    thread_id: thread.id,
    event: intake.event,
    kind: intake.kind,
    text: intake.text,
    at: context.now,
  })
  recordReceived(context, thread)
  const choice = choiceIn(intake.text)
  if (choice === 'stop') return stopMessages(context, thread)
  return choice === 'start' ? acceptAgain(context, thread) : thread
}

const arrived = ({ text, kind }: WhatsappIntake, now: string) => ({
  window_open_until: windowAfter(now),
  last_at: now,
  last_text: text || kind,
  is_waiting: true,
})

const continued = (
  thread: WhatsappThread,
  intake: WhatsappIntake,
  now: string,
): WhatsappThread => ({
  ...thread,
  ...arrived(intake, now),
  version: thread.version + 1,
  status: 'open',
})

const begun = (context: RequestContext, phone: string, intake: WhatsappIntake): WhatsappThread => {
  const [contact, ...others] = context.contacts.having(phone)
  const only = others.length === 0 ? contact : undefined
  return threadsOf(context.store).insert({
    ...arrived(intake, context.now),
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
