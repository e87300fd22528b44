import type { ProviderDetail } from '#domain/communication/provider/api'
import type { ProvidedChannel } from '#domain/communication/provider/settings'
import { londonTime, shortDate } from '#domain/dates'
import { invalid, wrongState } from '#domain/refusal'
import type { Recipient } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { hashOf, newToken } from '#tenant/user/links'
import { changeProviders, saveProviders } from './changing.ts'
import { providerOf, providerSettingsOf } from './choice.ts'
import { senderLinkSetting } from './settings.ts'
import { toProviderDetail } from './view.ts'

const LINK_MS = 86_400_000

/** Sends the sender's address a link that only somebody who reads its mail can open. */
export const requestVerification = (context: RequestContext, version: number): ProviderDetail => {
  const { sender } = providerSettingsOf(context).email
  if (sender === '')
    throw invalid({ 'provider.sender': ['Enter the address that clients see, and save it.'] })
  requireProvider(context, 'email', 'message-providers.sender-requested')
  const token = newToken()
  const expires_at = new Date(Date.parse(context.now) + LINK_MS).toISOString()
  context.settings.put(senderLinkSetting, { hash: hashOf(token), sender, expires_at })
  const detail = changeProviders(context, version, {}, { of: 'sender verification' })
  const link = `${context.origins.main}/admin/message-delivery?token=${token}`
  const to = { name: context.firm.brand.name, email: sender, phone: null }
  context.recordEvents(
    [{ ...setupEvent(context), name: 'message-providers.sender-requested', detail: { sender } }],
    { correspondence: () => correspondenceOf(to, { link }) },
  )
  return detail
}

/** Records that the sender's mail is read by somebody who may set up the provider; throws 409 for a dead link. */
export const verifySender = (context: RequestContext, token: string): ProviderDetail => {
  const link = context.settings.get(senderLinkSetting)
  const { sender } = providerSettingsOf(context).email
  const isValid = link?.hash === hashOf(token) && link.sender === sender
  if (!isValid || link.expires_at <= context.now)
    throw wrongState('sender.link_expired', 'This link no longer works. Send a new one.')
  context.settings.put(senderLinkSetting, { ...link, expires_at: context.now })
  saveProviders(context, { sender_verified_at: context.now }, { of: 'sender', after: { sender } })
  return toProviderDetail(context)
}

/** Sends the caller a message by the provider of a channel; throws 409 without one, 422 without an address. */
export const sendTest = (context: RequestContext, channel: ProvidedChannel): ProviderDetail => {
  requireProvider(context, channel, 'message-providers.tested')
  const { person, now, today } = context
  const to = { name: person.name, email: person.email, phone: person.phone }
  if (channel !== 'email' && !to.phone)
    throw invalid({ channel: ['Add a telephone number to your profile first.'] })
  const at = `${londonTime(now)} on ${shortDate(today)}`
  context.recordEvents(
    [{ ...setupEvent(context), name: 'message-providers.tested', detail: { channel } }],
    { correspondence: () => correspondenceOf(to, { at }) },
  )
  return toProviderDetail(context)
}

const requireProvider = (context: RequestContext, channel: ProvidedChannel, type: string) => {
  if (providerOf(context, { id: '', channel, type }) === null)
    throw wrongState('provider.not_set_up', 'Choose a provider and save its details first.')
}

const setupEvent = ({ tenant }: RequestContext) =>
  ({ subject: 'message-provider', id: tenant, version: 0, changed: [] }) as const

const correspondenceOf = <Value extends string>(
  to: Recipient,
  values: Readonly<Record<Value, string>>,
) => ({ about: null, values, clients: [], staff: [to] })
