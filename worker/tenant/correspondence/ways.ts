import { firstRefusal, reasonAgainst, refuseIf } from '#domain/act'
import { postalAddressOf } from '#domain/communication/letter/posting'
import type { CorrespondenceWays, WhatsappReached } from '#domain/correspondence/ways'
import { whatsappActs } from '#domain/whatsapp/acts'
import { isWindowOpen } from '#domain/whatsapp/thread'
import { readyChannels } from '#tenant/communication/provider/choice'
import { acceptsChannel } from '#tenant/contact/accepting'
import type { RequestContext } from '#tenant/runtime/context'
import { type Correspondent, idOfPerson } from '#tenant/tracked-email/people'
import type { TargetKey } from '#tenant/tracked-email/targets'
import { threadsOf } from '#tenant/whatsapp/threads'

type Reached = CorrespondenceWays['sms'][number]

const NO_TEXTS = 'No text messages leave yet: a provider is set up under Admin, Delivery.'
const NO_WHATSAPP = 'No WhatsApp messages leave yet: a service is set up under Admin, Delivery.'

/** Why somebody cannot be sent a text message; null where they can. */
export const whyNoText = (context: RequestContext, person: Correspondent): string | null => {
  if (!readyChannels(context).includes('sms')) return NO_TEXTS
  return acceptsChannel(context, person.contact_id, 'sms')
    ? null
    : `${person.name} has chosen not to get text messages.`
}

/** Who can be written to by text, WhatsApp and post, and why somebody cannot. */
export const waysOf = (
  context: RequestContext,
  { kind }: TargetKey,
  people: readonly Correspondent[],
): CorrespondenceWays => ({
  sms: people.flatMap((person) => textedOf(context, person)),
  whatsapp: people.flatMap((person) => whatsappOf(context, person) ?? []),
  letter: kind === 'conveyance' ? people.flatMap((person) => postedOf(context, person)) : [],
})

/** A British number that is no mobile takes no text; of others nobody can say. */
const isMobile = (phone: string) => !phone.startsWith('+44') || phone.startsWith('+447')

const textedOf = (context: RequestContext, person: Correspondent): Reached[] =>
  person.phone === null || !isMobile(person.phone)
    ? []
    : [
        {
          id: idOfPerson(person),
          name: person.name,
          at: person.phone,
          why: whyNoText(context, person),
        },
      ]

/** The postal address of somebody; null where none is known. */
export const addressOfPerson = ({ contacts }: RequestContext, { contact_id }: Correspondent) => {
  const contact = contact_id === undefined ? null : contacts.current(contact_id)
  return contact === null ? null : postalAddressOf(contact)
}

const postedOf = (context: RequestContext, person: Correspondent): Reached[] => {
  const at = addressOfPerson(context, person)
  return at === null ? [] : [{ id: idOfPerson(person), name: person.name, at, why: null }]
}

/** How somebody can be written to by WhatsApp; null for somebody without a number. */
export const whatsappOf = (
  context: RequestContext,
  person: Correspondent,
): WhatsappReached | null => {
  const { phone, contact_id } = person
  const thread = phone === null ? null : threadsOf(context.store).byPhone(phone)
  if (phone === null || (thread === null && !isMobile(phone))) return null
  const isReady = readyChannels(context).includes('whatsapp')
  const noService = refuseIf(!isReady, 'whatsapp.no_service', NO_WHATSAPP)
  const accepts = thread
    ? whatsappActs(thread, context.person, context.now).send_template
    : refuseIf(
        !contact_id || !acceptsChannel(context, contact_id, 'whatsapp'),
        'whatsapp.no_consent',
        `${person.name} has not agreed to WhatsApp messages. Ask them, and record it on their contact.`,
      )
  return {
    id: idOfPerson(person),
    name: person.name,
    at: phone,
    why: reasonAgainst(firstRefusal(noService, accepts)) ?? null,
    window_open_until:
      thread && isWindowOpen(thread, context.now) ? thread.window_open_until : null,
  }
}
