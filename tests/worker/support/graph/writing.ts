import type { Message } from '#domain/communication/message'
import { EMAIL_SENT } from '#domain/tracked-email/outgoing'
import type { Parcel } from '#tenant/events/parcel'
import { mailboxesOf } from '#tenant/mailbox/mailboxes'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { writeTo } from '#tenant/tracked-email/sending'
import { personOf } from '#tenant/user/people'
import { mailboxSecretsOf } from '#worker/directory/mailbox-secret'
import { mimeOf } from '#worker/integrations/mail/mime'
import { mailboxProvider } from '#worker/integrations/mailbox/sending'
import { type Deliver, setUpSmtp, storedMessages, withRuntime } from '../outgoing.ts'
import { aFirmWithMail, connect, sourceOf } from './firm.ts'
import { addresses, standInGraph } from './graph.ts'
import { aMail } from './mails.ts'

/** A firm with a mail server and somebody who writes emails, whose mailbox the stand-in holds. */
export const aWriter = async () => {
  const { firm, owner, id, ref } = await aFirmWithMail()
  await setUpSmtp(firm)
  // The firm's own object, which calls nobody, would take part in sending.
  await firm.settled()
  const graph = standInGraph()
  const byFirm: Message[] = []
  const deliver: Deliver = async ({ provider, message }: Parcel) => {
    if (provider.kind === 'mailbox')
      return mailboxProvider(
        { secrets: mailboxSecretsOf('harcourt'), addresses, fetch: graph.fetch, mimeOf },
        provider,
      ).send({ message, attachments: [] })
    if (message.type === EMAIL_SENT) byFirm.push(message)
    return { provider_id: 'smtp' }
  }
  const work = <T>(
    todo: (runtime: TenantRuntime) => T | Promise<T>,
    delivery: Deliver = deliver,
  ): Promise<T> => withRuntime(firm, delivery, todo, { mailSource: sourceOf(graph) })
  const desk = (runtime: TenantRuntime) => {
    const person = personOf(runtime.parts, runtime.parts.users.find(owner.user.id))
    if (person === null) throw new Error('nobody')
    return runtime.desk(person)
  }
  const write = (runtime: TenantRuntime) =>
    runtime.parts.store.transaction(() =>
      writeTo(
        desk(runtime),
        { kind: 'conveyance', id },
        { to: 'owen@tarrant.test', subject: 'Keys', text: 'On Friday.' },
      ),
    )
  return {
    ...{ firm, graph, byFirm, work, desk, write, id, ref, owner },
    /** Delivers until it is stopped: from then on no answer comes back. */
    deliver: async (parcel: Parcel, isStopped: () => boolean) => {
      const receipt = await deliver(parcel)
      return isStopped() ? new Promise<never>(() => undefined) : receipt
    },
    /** Lets somebody answer an email. */
    answer: (folder: string, answers: string) => {
      const given = { n: 1, kind: 'thread', folder, ref, answers, lag: 0 } as const
      graph.mailbox.add(aMail({ ...given, received: Date.now() }))
    },
    connect: (runtime: TenantRuntime, maySend = true) =>
      connect(runtime, owner.user.id, '2026-01-01', maySend),
    mailbox: ({ parts }: TenantRuntime) => mailboxesOf(parts.store).ownedBy(owner.user.id)[0],
    /** The message that was written, as it is stored. */
    written: async () => (await storedMessages(firm)).find(({ type }) => type === EMAIL_SENT),
  }
}
