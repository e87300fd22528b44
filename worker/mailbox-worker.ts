import { WorkerEntrypoint } from 'cloudflare:workers'
import type { OwnPeople } from '#domain/mail/warning/warning'
import { serverProblem } from '#domain/mailbox/server'
import { derivedKeys } from './directory/derived-key.ts'
import { MAILBOX_PURPOSE, mailboxSecretsOf } from './directory/mailbox-secret.ts'
import { storeMail } from './edge/mail/storing.ts'
import type { Env } from './env.ts'
import { graphAddresses } from './integrations/mailbox/addresses.ts'
import { consentProviderOf } from './integrations/mailbox/consent/provider.ts'
import { graphSourceOf } from './integrations/mailbox/graph.ts'
import { imapSourceOf } from './integrations/mailbox/imap/source.ts'
import { mailSourcesOf } from './integrations/mailbox/sources.ts'
import { lateModules } from './late-modules.ts'
import type { MailSource } from './tenant/mailbox/source.ts'

type Given<Name extends keyof MailSource> = Parameters<MailSource[Name]>

/** Calls Microsoft 365 and mail servers for the mailboxes of firms, and reads their mail: no work for a firm's object. */
export class MailboxWorker extends WorkerEntrypoint<Env> {
  folders(tenant: string, ...given: Given<'folders'>) {
    return this.#source(tenant).folders(...given)
  }

  unchanged(tenant: string, ...given: Given<'unchanged'>) {
    return this.#source(tenant).unchanged(...given)
  }

  changes(tenant: string, ...given: Given<'changes'>) {
    return this.#source(tenant).changes(...given)
  }

  envelope(tenant: string, ...given: Given<'envelope'>) {
    return this.#source(tenant).envelope(...given)
  }

  read(tenant: string, ...given: Given<'read'>) {
    return this.#source(tenant).read(...given)
  }

  subscribe(tenant: string, ...given: Given<'subscribe'>) {
    return this.#source(tenant).subscribe(...given)
  }

  renew(tenant: string, ...given: Given<'renew'>) {
    return this.#source(tenant).renew(...given)
  }

  unsubscribe(tenant: string, ...given: Given<'unsubscribe'>) {
    return this.#source(tenant).unsubscribe(...given)
  }

  #source(tenant: string): MailSource {
    const { env } = this
    const parts = {
      secrets: mailboxSecretsOf(tenant, derivedKeys(env, MAILBOX_PURPOSE)),
      store: (bytes: Uint8Array, own: OwnPeople) =>
        storeMail({ env, tenant, origin: '' }, bytes, { own, deliveredTo: null }),
    }
    const call = (address: string, init: RequestInit) => fetch(address, init)
    const graph = graphSourceOf({ ...parts, addresses: graphAddresses(env), fetch: call })
    const imap = imapSourceOf({
      ...parts,
      connect: async (server, secret) => (await lateModules.imap()).connectToServer(server, secret),
      provider: (consent) => consentProviderOf(env, consent),
      fetch: call,
      problem: (server) => serverProblem(server, { isLocal: env.ENVIRONMENT === 'local' }),
    })
    return mailSourcesOf(graph, imap)
  }
}
