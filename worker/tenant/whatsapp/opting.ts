import { changedContact } from '#domain/contact/change'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import { saveContact } from '#tenant/contact/updating-copies'
import type { RequestContext } from '#tenant/runtime/context'
import { correspondenceWith } from './correspondence.ts'
import { threadsOf } from './threads.ts'

/** Stops all WhatsApp messages to somebody who asked for it, after one that says so. */
export const stopMessages = (context: RequestContext, before: WhatsappThread): WhatsappThread => {
  if (before.opted_out_at !== null) return before
  const thread = replaced(context, before, context.now)
  withdrawConsent(context, thread.contact_id)
  const text = `You will get no more WhatsApp messages from ${context.firm.brand.name}. Write START to get them again.`
  context.recordEvents([{ ...eventOf(thread), name: 'whatsapp.opted-out' }], {
    users: staffOf(thread),
    correspondence: () => correspondenceWith(thread, text),
  })
  return thread
}

export const acceptAgain = (context: RequestContext, before: WhatsappThread): WhatsappThread => {
  if (before.opted_out_at === null) return before
  const thread = replaced(context, before, null)
  context.recordEvents([{ ...eventOf(thread), name: 'whatsapp.opted-in' }], {
    users: staffOf(thread),
  })
  return thread
}

const replaced = ({ store }: RequestContext, thread: WhatsappThread, opted_out_at: string | null) =>
  threadsOf(store).replace({ ...thread, version: thread.version + 1, opted_out_at })

const staffOf = ({ assigned_to }: WhatsappThread) => (assigned_to ? [assigned_to.id] : [])

const eventOf = ({ id, version, name, phone }: WhatsappThread) => ({
  subject: 'whatsapp-thread' as const,
  id,
  version,
  changed: ['opted_out_at'],
  detail: { name, phone },
})

/** Automatic messages follow the contact's consent. */
const withdrawConsent = (context: RequestContext, contactId: string | null) => {
  const contact = contactId === null ? null : context.contacts.current(contactId)
  if (contact === null || contact.whatsapp_opt_in_at === null) return
  saveContact(context, changedContact(contact, { whatsapp_opt_in_at: null }, context.now), contact)
}
