import { smtpPortProblem } from '#domain/communication/provider/smtp-host'
import type { MailboxProvider, SmtpProvider } from '#tenant/communication/provider/provider'
import {
  PROVIDER_PURPOSE,
  type SecretName,
  secretPlace,
} from '#tenant/communication/provider/secrets'
import type { DeliveryReceipt, GeneratedFile, Parcel } from '#tenant/events/parcel'
import { derivedKeys } from '#worker/directory/derived-key'
import { MAILBOX_PURPOSE, mailboxSecretsOf } from '#worker/directory/mailbox-secret'
import { openSecret } from '#worker/directory/sealed-secret'
import type { Env } from '#worker/env'
import { graphAddresses } from '#worker/integrations/mailbox/addresses'
import { mailboxProvider } from '#worker/integrations/mailbox/sending'
import { whatsappAddress } from '#worker/integrations/whatsapp/address'
import { cloudProvider } from '#worker/integrations/whatsapp/cloud'
import { lateModules } from '#worker/late-modules'
import { attachmentsOf } from './attachments.ts'
import { embeddedProvider } from './embedded.ts'
import { platformProvider } from './platform.ts'
import type { Attachment, MessageProvider } from './provider.ts'
import { webhookProvider } from './webhook.ts'

type MailEnv = Pick<
  Env,
  | 'FILES'
  | 'EMAIL'
  | 'ENVIRONMENT'
  | 'SESSION_KEYS'
  | 'RETIRED_KEYS'
  | 'WHATSAPP_ADDRESS'
  | 'GRAPH_ADDRESS'
  | 'GRAPH_SIGN_IN_ADDRESS'
>
type Generate = (file: GeneratedFile) => Promise<Attachment>

/** Sends a message with its attachments; whatever fails before its provider is asked was certainly not sent. */
export const sendParcel = async (
  env: MailEnv,
  parcel: Parcel,
  generate: Generate,
): Promise<DeliveryReceipt> => {
  let ready: { readonly provider: MessageProvider; readonly attachments: readonly Attachment[] }
  try {
    ready = {
      provider: await openProvider(env, parcel),
      attachments: [
        ...(await Promise.all(parcel.papers.map(generate))),
        ...(await attachmentsOf(env, parcel.files)),
      ],
    }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error), is_final: false }
  }
  return ready.provider.send({ message: parcel.message, attachments: ready.attachments })
}

const openProvider = async (env: MailEnv, parcel: Parcel): Promise<MessageProvider> => {
  const { provider, tenant, message } = parcel
  const open = (name: SecretName, sealed: string) =>
    openSecret(derivedKeys(env, PROVIDER_PURPOSE), secretPlace(tenant, name), sealed)
  if (provider.kind === 'smtp') return openSmtp(provider, open)
  if (provider.kind === 'platform') return platformProvider(required(env.EMAIL), provider)
  if (provider.kind === 'embedded') return embeddedProvider
  if (provider.kind === 'mailbox') return openMailbox(env, tenant, provider)
  if (provider.kind === 'cloud')
    return cloudProvider({
      address: whatsappAddress(env),
      number: provider.number,
      token: open('whatsapp-token', provider.token),
    })
  const key = open(message.channel === 'sms' ? 'sms' : 'whatsapp', provider.key)
  return webhookProvider({ address: provider.address, key })
}

const required = (service: SendEmail | undefined) => {
  if (service === undefined) throw new Error('The email service is not set up here.')
  return service
}

const openMailbox = async (env: MailEnv, tenant: string, provider: MailboxProvider) => {
  const { mimeOf } = await lateModules.mime()
  const secrets = mailboxSecretsOf(tenant, derivedKeys(env, MAILBOX_PURPOSE))
  const call = (to: string, init: RequestInit) => fetch(to, init)
  return mailboxProvider({ secrets, addresses: graphAddresses(env), fetch: call, mimeOf }, provider)
}

const openSmtp = async (
  { dkim, ...provider }: SmtpProvider,
  open: (name: SecretName, sealed: string) => string,
) => {
  // Settings of before may name another port.
  const problem = smtpPortProblem(provider.host, provider.port)
  if (problem !== null) throw new Error(problem)
  const { smtpProvider } = await lateModules.smtp()
  return smtpProvider({
    ...provider,
    password: open('password', provider.password),
    dkim: dkim && { ...dkim, private_key: open('dkim', dkim.private_key) },
  })
}
