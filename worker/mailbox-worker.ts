import { WorkerEntrypoint } from 'cloudflare:workers'
import { derivedKeys } from './directory/derived-key.ts'
import { MAILBOX_PURPOSE, mailboxSecretsOf } from './directory/mailbox-secret.ts'
import { storeMail } from './edge/mail/storing.ts'
import type { Env } from './env.ts'
import { graphAddresses } from './integrations/mailbox/addresses.ts'
import { graphSourceOf } from './integrations/mailbox/graph.ts'
import type { MailSource } from './tenant/mailbox/source.ts'

type Given<Name extends keyof MailSource> = Parameters<MailSource[Name]>

/** Calls Microsoft 365 for the mailboxes of firms, and reads their mail: work that must not run in a firm's object. */
export class MailboxWorker extends WorkerEntrypoint<Env> {
  folders(tenant: string, ...given: Given<'folders'>) {
    return this.#source(tenant).folders(...given)
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
    const addresses = graphAddresses(env)
    if (addresses === null) throw new Error('This environment calls no mailboxes.')
    return graphSourceOf({
      secrets: mailboxSecretsOf(tenant, derivedKeys(env, MAILBOX_PURPOSE)),
      addresses,
      fetch: (address, init) => fetch(address, init),
      store: (bytes, own) =>
        storeMail({ env, tenant, origin: '' }, bytes, { own, deliveredTo: null }),
    })
  }
}
