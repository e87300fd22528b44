import type { MessageChannel } from '#domain/communication/matrix/cell'
import type { Message } from '#domain/communication/message'
import type { communicationTypeApi, TestReceipt } from '#domain/communication/type/api'
import type { BodyOf } from '#domain/endpoint'
import { eventTitle } from '#domain/events'
import { wrongState } from '#domain/refusal'
import { providerOf } from '#tenant/communication/provider/choice'
import { stopsOf } from '#tenant/communication/stop/stops'
import { addressOf } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { sampleContent, textOfType } from './texts.ts'

type Text = Pick<Message, 'channel' | 'subject' | 'body'> & { readonly of: string }

const ways = { email: 'email', sms: 'SMS', whatsapp: 'WhatsApp' } as const
type Way = keyof typeof ways

const isWay = (channel: MessageChannel): channel is Way => channel in ways

/** Throws 409 with the reason why a test cannot reach the person who asks for it. */
const requireWay = (context: RequestContext, channel: Way) => {
  const { person, samples, store } = context
  if (samples.has(person.id))
    throw wrongState('test.sample', 'You are a sample user, to whom nothing is sent.')
  if (providerOf(context, { id: '', channel, type: 'communication.tested' }) === null)
    throw wrongState(
      'provider.not_set_up',
      `Nothing is sent by ${ways[channel]} yet. Choose how it leaves under Admin › Delivery.`,
    )
  if (channel !== 'email' && !person.phone)
    throw wrongState('test.no_phone', 'Add a telephone number to your profile first.')
  if (channel === 'email' && stopsOf(store).find(person.email) !== null)
    throw wrongState(
      'test.stopped',
      `Mail to ${person.email} is stopped. Lift the stop under Admin › Delivery.`,
    )
}

/** Sends a text to the person who asks for it, through the outbox; throws 409 where it cannot reach them. */
export const sendTestOf = (
  context: RequestContext,
  { channel, subject, body, of }: Text,
): TestReceipt => {
  if (isWay(channel)) requireWay(context, channel)
  else if (channel !== 'internal')
    throw wrongState('test.no_way', 'There is no test by this channel.')
  const { id: user_id, name, email, phone } = context.person
  const to = { name, email, phone, user_id }
  const event = { name: 'communication.tested', subject: 'communication', changed: [] } as const
  context.recordEvents([{ ...event, id: context.tenant, version: 0, detail: { of, channel } }], {
    correspondence: () => ({
      about: null,
      values: { test_subject: subject, test_text: body },
      clients: [],
      staff: [to],
    }),
  })
  return { channel, to: channel === 'internal' ? name : (addressOf(to, channel) ?? '') }
}

/** Sends a text of a type, filled in with samples, to the person who asks for it. */
export const sendTypeTest = (
  context: RequestContext,
  type: string,
  asked: BodyOf<typeof communicationTypeApi.test>,
): TestReceipt => {
  const { channel, subject, body } = sampleContent(context, type, textOfType(context, type, asked))
  return sendTestOf(context, { channel, subject, body, of: eventTitle(type) })
}
