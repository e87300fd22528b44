import { nameOf, parsePhone } from '#domain/contact'
import { chooseTexts } from '#domain/contact/choice/texts'
import type { Contact } from '#domain/contact/contact'
import type { TextIntake } from '#domain/received-text/bodies'
import { type ReceivedText, senderOf } from '#domain/received-text/text'
import { Refusal } from '#domain/refusal'
import type { FilingTarget } from '#domain/tracked-email/tracked-email'
import { choiceIn } from '#domain/whatsapp/opt-out'
import { providerSettingsOf } from '#tenant/communication/provider/choice'
import { saveContact } from '#tenant/contact/updating-copies'
import type { RequestContext } from '#tenant/runtime/context'
import { targetIn } from '#tenant/tracked-email/targets'
import { filingOfContact } from '#tenant/whatsapp/filing'
import { receivedTextsOf } from './texts.ts'

/** The number that the firm's text messages are answered to: the one set up for it, else its telephone number. */
export const textNumber = (context: RequestContext) =>
  parsePhone(providerSettingsOf(context).sms.number || context.firm.phone)

/**
 * Stores a text message that arrived, once; for the product itself. STOP and START end and begin the texts to every
 * contact with the number. Throws 401 for one to another number.
 */
export const receiveText = (
  context: RequestContext,
  { event, to, from, text }: TextIntake,
): ReceivedText => {
  const number = textNumber(context)
  if (number === null || parsePhone(to) !== number)
    throw new Refusal(401, 'unsigned', 'This number is not of the firm.')
  const texts = receivedTextsOf(context.store)
  const before = texts.byEvent(event)
  if (before !== null) return before
  const phone = parsePhone(from) ?? from
  const holders = context.contacts.having(phone)
  const only = holders.length === 1 ? holders[0] : undefined
  const stored = texts.insert({
    ...{ id: context.newId(), version: 1, event, phone, text, at: context.now, closed: null },
    name: nameOfHolders(holders) ?? phone,
    contact_id: only?.id ?? null,
    filing: answered(context, phone) ?? (only ? filingOfContact(context, only.id) : null),
  })
  recordReceived(context, stored)
  const choice = choiceIn(text)
  if (choice !== null)
    for (const holder of holders)
      saveContact(context, chooseTexts(holder, choice, context.now), holder)
  return stored
}

/** Everybody who has a number, two by name; null for nobody. */
const nameOfHolders = (holders: readonly Contact[]): string | null => {
  if (holders.length === 0) return null
  const names = holders.slice(0, 2).map(nameOf)
  const more = holders.length - names.length
  return [...names, ...(more > 0 ? [`${more} more`] : [])].join(' or ')
}

/** The record of the text message that was last sent to a number. */
const answered = ({ store }: RequestContext, phone: string): FilingTarget | null =>
  store.row<FilingTarget>(
    `SELECT json_extract(doc, '$.subject_kind') AS kind, subject_id AS id,
       json_extract(doc, '$.subject_ref') AS ref FROM messages
     WHERE to_address = ? AND channel = 'sms' AND status IN ('sent', 'delivered', 'unknown')
       AND json_extract(doc, '$.subject_kind') IN ('conveyance', 'quote-case', 'lead')
     ORDER BY id DESC LIMIT 1`,
    phone,
  )

const recordReceived = (context: RequestContext, text: ReceivedText) => {
  const { id, version, filing } = text
  const detail = { from: senderOf(text) }
  if (filing === null) {
    const of = { subject: 'received-text', id, version, changed: ['text'] } as const
    context.recordEvents([{ name: 'text.unmatched', ...of, detail }])
  } else {
    const { of, users } = targetIn(context, filing)
    context.recordEvents([{ name: 'text.tracked', ...of, changed: ['correspondence'], detail }], {
      users,
    })
  }
}
