import { reasonAgainst } from '#domain/act'
import { connectImapAct } from '#domain/mailbox/acts'
import {
  type GoogleClient,
  type GoogleClientView,
  MailConsent,
  type SignInClient,
} from '#domain/mailbox/consent'
import { stale } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import type { RequestContext } from '#tenant/runtime/context'
import {
  googleOf,
  googleSecretOf,
  googleSecretSetting,
  googleSetting,
  registrationOf,
  registrationSecretOf,
} from './settings.ts'

type SetUp = { readonly client: SignInClient; readonly sealed_secret: string }

/** A directory has the secrets of its clients to itself; Google has none. */
const GOOGLE = 'google'

/** Whom a provider takes the firm for; null where that is not set up. */
export const clientOf = (
  context: Pick<RequestContext, 'settings'>,
  consent: MailConsent,
): SetUp | null => {
  if (consent === 'microsoft') {
    const { registration } = registrationOf(context)
    const secret = registrationSecretOf(context)
    return registration && secret && { client: registration, sealed_secret: secret.sealed }
  }
  const { client_id } = googleOf(context)
  const secret = googleSecretOf(context)
  if (client_id === null || secret === null) return null
  return { client: { directory: GOOGLE, client_id }, sealed_secret: secret.sealed }
}

/** Whose mailboxes the person can connect: those that are set up and that this installation reaches. */
export const offeredConsents = (context: RequestContext): MailConsent[] =>
  reasonAgainst(connectImapAct(context.person)) === undefined
    ? MailConsent.options.filter(
        (it) => context.reachesConsents.includes(it) && clientOf(context, it) !== null,
      )
    : []

export const googleView = (context: RequestContext): GoogleClientView => ({
  ...googleOf(context),
  secret_set_at: googleSecretOf(context)?.at ?? null,
})

/** Saves the firm's client at Google and seals its secret. Throws 409 unless the stored version is `version`. */
export const changeGoogleClient = (
  context: RequestContext,
  version: number,
  { client_id, secret }: GoogleClient,
): void => {
  const { audit, person, tenant, settings, now } = context
  const before = googleOf(context)
  if (version !== before.version)
    throw stale(googleView(context), lastChange(audit, person, 'mailbox', tenant))
  const next = before.version + 1
  const sealed = context.mailboxSecrets.seal({ directory: GOOGLE, client: client_id }, secret)
  settings.put(googleSetting, { version: next, client_id })
  settings.put(googleSecretSetting, { secret: { sealed, at: now } })
  context.recordEvents([
    {
      name: 'mail-registration.updated',
      subject: 'mailbox',
      id: tenant,
      version: next,
      changed: ['google'],
      detail: { of: 'google' },
    },
  ])
}
