import type { MailboxEvents } from '#domain/mailbox/events'
import type { MailRegistration, RegistrationSettings } from '#domain/mailbox/registration'
import { invalid, stale } from '#domain/refusal'
import { lastChange } from '#tenant/core/last-change'
import type { RequestContext } from '#tenant/runtime/context'
import {
  registrationOf,
  registrationSecretOf,
  registrationSecretSetting,
  registrationSetting,
} from './settings.ts'
import { mailboxAdmin } from './view.ts'

type Of = MailboxEvents['mail-registration.updated']['detail']['of']

const save = (
  context: RequestContext,
  version: number,
  change: Partial<RegistrationSettings>,
  of: Of,
) => {
  const before = registrationOf(context)
  const { audit, person, tenant } = context
  if (version !== before.version)
    throw stale(mailboxAdmin(context), lastChange(audit, person, 'mailbox', tenant))
  const next = before.version + 1
  context.settings.put(registrationSetting, { ...before, ...change, version: next })
  context.recordEvents([
    {
      name: 'mail-registration.updated',
      subject: 'mailbox',
      id: tenant,
      version: next,
      changed: Object.keys(change),
      detail: { of },
    },
  ])
  return mailboxAdmin(context)
}

/** Saves the firm's registration; the secret of another one is dropped. Throws 409 unless the stored version is `version`. */
export const changeRegistration = (
  context: RequestContext,
  version: number,
  registration: MailRegistration,
) => {
  const { registration: before } = registrationOf(context)
  const isSame =
    before?.directory === registration.directory && before.client_id === registration.client_id
  const saved = save(context, version, { registration }, 'registration')
  if (isSame || registrationSecretOf(context) === null) return saved
  context.settings.put(registrationSecretSetting, { secret: null })
  return mailboxAdmin(context)
}

/** Seals and stores the client secret. Throws 409 unless the stored version is `version`, 422 before a registration. */
export const changeRegistrationSecret = (
  context: RequestContext,
  version: number,
  text: string,
) => {
  const { registration } = registrationOf(context)
  if (registration === null) throw invalid({ secret: ['Save the registration first.'] })
  const { directory, client_id } = registration
  const sealed = context.mailboxSecrets.seal({ directory, client: client_id }, text)
  save(context, version, {}, 'secret')
  context.settings.put(registrationSecretSetting, { secret: { sealed, at: context.now } })
  return mailboxAdmin(context)
}
