import type { OwnPeople } from '#domain/mail/warning/warning'
import type { Mailbox } from '#domain/mailbox/mailbox'
import { connectOwn } from '#tenant/mailbox/connecting'
import { registrationSecretSetting, registrationSetting } from '#tenant/mailbox/settings'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { mailboxSecretsOf } from '#worker/directory/mailbox-secret'
import { storeMail } from '#worker/edge/mail/storing'
import { graphSourceOf } from '#worker/integrations/mailbox/graph'
import type { ImapConnect } from '#worker/integrations/mailbox/imap/session'
import { type ImapParts, imapSourceOf } from '#worker/integrations/mailbox/imap/source'
import { mailSourcesOf } from '#worker/integrations/mailbox/sources'
import { instructed } from '../cases.ts'
import { aFirm, env, type FirmUnderTest } from '../firm.ts'
import { withRuntime } from '../outgoing.ts'
import { addresses, type StandInGraph } from './graph.ts'

export const registration = {
  directory: '72f988bf-86f1-41af-91ab-2d7cd011db47',
  client_id: '11111111-2222-3333-4444-555555555555',
}

/** Sets up Microsoft 365 at a firm. */
export const register = (firm: FirmUnderTest) =>
  firm.inside(({ settings, mailboxSecrets }) => {
    const { directory, client_id } = registration
    settings.put(registrationSetting, { version: 1, registration })
    const sealed = mailboxSecrets.seal({ directory, client: client_id }, 'client-secret')
    settings.put(registrationSecretSetting, { secret: { sealed, at: '2026-11-23' } })
  })

/** A firm with a case, an owner and somebody whose mailbox can be connected. */
export const aFirmWithMail = async () => {
  const firm = await aFirm()
  const conveyancer = await firm.as('Conveyancer', { email: 'anna@harcourt.test' })
  const owner = await firm.as('Owner')
  const [{ id, ref }] = await instructed(firm, owner)
  await register(firm)
  return { firm, owner, conveyancer, id, ref }
}

/** What a source of mail needs besides what it asks. */
const parts = {
  secrets: mailboxSecretsOf('harcourt'),
  store: (bytes: Uint8Array, own: OwnPeople) =>
    storeMail({ env, tenant: 'harcourt', origin: '' }, bytes, { own, deliveredTo: null }),
}

const noConsents = { provider: () => null, fetch: () => Promise.reject(new Error('Nobody.')) }

const noServer = () => Promise.reject(new Error('There is no mail server.'))

/** Mailboxes of stand-ins, read as the product reads those of Microsoft 365 and of mail servers. */
export const sourceOf = (
  { fetch }: Pick<StandInGraph, 'fetch'>,
  imap: ImapConnect = noServer,
  limit_ms = 60_000,
  consents: Pick<ImapParts, 'provider' | 'fetch'> = noConsents,
) =>
  mailSourcesOf(
    graphSourceOf({ ...parts, addresses, fetch }),
    imapSourceOf({ ...parts, connect: imap, problem: () => null, limit_ms, ...consents }),
  )

/** Works with a runtime of the firm that reads the stand-in. */
export const withMail = <T>(
  firm: FirmUnderTest,
  graph: StandInGraph,
  work: (runtime: TenantRuntime) => T | Promise<T>,
) =>
  withRuntime(firm, async () => ({ provider_id: null }), work, {
    mailSource: sourceOf(graph),
  })

/** Connects somebody's own mailbox, as if they came back from Microsoft. */
export const connect = (
  runtime: TenantRuntime,
  userId: string,
  since = '2026-01-01',
  may_send = false,
): Mailbox => {
  const tokens = { access: 'old', expires_at: 0, refresh: 'refresh-0', sends: may_send }
  const { store, mailboxSecrets } = runtime.parts
  const sealed_tokens = mailboxSecrets.seal({ mailbox: `of ${userId}` }, JSON.stringify(tokens))
  return store.transaction(() =>
    connectOwn(runtime.desk(), {
      user_id: userId,
      address: 'anna@harcourt.test',
      since,
      sealed_tokens,
      may_send,
      imap: null,
    }),
  )
}
