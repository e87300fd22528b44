import type { Message } from '#domain/communication/message'
import { SETUP_MESSAGES } from '#domain/communication/provider/events'
import {
  defaultProviderSettings,
  domainOf,
  PROVIDED_CHANNELS,
  type ProvidedChannel,
  type ProviderSettings,
} from '#domain/communication/provider/settings'
import type { RequestContext } from '#tenant/runtime/context'
import { cloudProviderOf, isCloudOn } from '#tenant/whatsapp/cloud/choice'
import type { PlatformProvider, Provider, SmtpProvider } from './provider.ts'
import { providerSetting, secretsSetting } from './settings.ts'

type Context = Pick<
  RequestContext,
  'settings' | 'isLocal' | 'hasPlatformMail' | 'firm' | 'providerSecrets'
>
type Addressed = Pick<Message, 'id' | 'channel' | 'type'> & Partial<Pick<Message, 'whatsapp'>>

const embedded: Provider = { kind: 'embedded', is_repeatable: true }

export const providerSettingsOf = ({
  settings,
  isLocal,
}: Pick<Context, 'settings' | 'isLocal'>): ProviderSettings =>
  settings.get(providerSetting) ?? defaultProviderSettings(isLocal)

/** Returns the provider of a message; null until one is set up. Notices in the product need none. */
export const providerOf = (context: Context, message: Addressed): Provider | null => {
  const channel = PROVIDED_CHANNELS.find((it) => it === message.channel)
  if (channel === undefined) return embedded
  if (channel === 'whatsapp' && isCloudOn(context)) return cloudProviderOf(context, message)
  const settings = providerSettingsOf(context)
  if (settings[channel].kind === 'embedded') return context.isLocal ? embedded : null
  return channel === 'email'
    ? emailProvider(context, settings, message)
    : webhookProvider(context, settings, channel)
}

const emailProvider = (
  context: Context,
  settings: ProviderSettings,
  message: Addressed,
): PlatformProvider | SmtpProvider | null => {
  const { kind, sender } = settings.email
  const isVerified = settings.sender_verified_at !== null || SETUP_MESSAGES.includes(message.type)
  if (!isVerified) return null
  const common = { is_repeatable: false, sender, reply_to: context.firm.email } as const
  if (kind === 'platform') return context.hasPlatformMail ? { ...common, kind } : null
  return kind === 'smtp' ? smtpProvider(context, settings, message) : null
}

const smtpProvider = (
  context: Context,
  settings: ProviderSettings,
  { id }: Addressed,
): SmtpProvider | null => {
  const { kind: _, sender, return_domain, ...server } = settings.email
  const password = context.settings.get(secretsSetting)?.password?.sealed
  if (password === undefined) return null
  return {
    ...server,
    kind: 'smtp',
    is_repeatable: false,
    sender,
    reply_to: context.firm.email,
    return_path:
      return_domain === ''
        ? sender
        : `bounce+${id}.${context.providerSecrets.bounceMac(id)}@${return_domain}`,
    password,
    dkim: dkimOf(context, settings),
  }
}

/** A key of another domain than the sender's would not be aligned (RFC 7489 §3.1.1). */
const dkimOf = (context: Context, { dkim, email }: ProviderSettings): SmtpProvider['dkim'] => {
  const private_key = context.settings.get(secretsSetting)?.dkim?.sealed
  if (dkim === null || private_key === undefined || dkim.domain !== domainOf(email.sender))
    return null
  return { domain: dkim.domain, selector: dkim.selector, private_key }
}

const webhookProvider = (
  context: Context,
  settings: ProviderSettings,
  channel: Exclude<ProvidedChannel, 'email'>,
): Provider | null => {
  const { kind, address } = settings[channel]
  const key = context.settings.get(secretsSetting)?.[channel]?.sealed
  return kind === 'webhook' && key !== undefined
    ? { kind, is_repeatable: true, address, key }
    : null
}

/** The channels by which a message can leave now. */
export const readyChannels = (context: Context): ProvidedChannel[] =>
  PROVIDED_CHANNELS.filter((channel) => providerOf(context, { id: '', channel, type: '' }) !== null)
