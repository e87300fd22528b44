import type { Message } from '#domain/communication/message'
import { EMAIL_SENT } from '#domain/tracked-email/outgoing'
import type { Parcel } from '#tenant/events/parcel'
import { mailboxesOf } from '#tenant/mailbox/mailboxes'
import type { TenantRuntime } from '#tenant/runtime/runtime'
import { correspondenceOf } from '#tenant/tracked-email/correspondence'
import { replyToEmail, writeTo } from '#tenant/tracked-email/sending'
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
  const colleague = await firm.as('Owner', { email: 'bea@harcourt.test' })
  // Before there is a mail server: the firm's own object, which reaches none, would still be at it and take part in sending.
  await firm.settled()
  await setUpSmtp(firm)
  const graph = standInGraph()
  const byFirm: Message[] = []
  let n = 0
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
  const desk = (runtime: TenantRuntime, { user } = owner) => {
    const person = personOf(runtime.parts, runtime.parts.users.find(user.id))
    if (person === null) throw new Error('nobody')
    return runtime.desk(person)
  }
  const write = (runtime: TenantRuntime, by = owner) =>
    runtime.parts.store.transaction(() =>
      writeTo(
        desk(runtime, by),
        { kind: 'conveyance', id },
        { to: 'owen@tarrant.test', subject: 'Keys', text: 'On Friday.' },
      ),
    )
  return {
    ...{ firm, graph, byFirm, work, desk, write, id, ref, owner, colleague },
    /** Answers an email of the case. */
    reply: (runtime: TenantRuntime, emailId: string, to: string) =>
      runtime.parts.store.transaction(() => {
        const reply = { as: 'reply', subject: 'Re: News', text: 'Thank you.' } as const
        return replyToEmail(desk(runtime), emailId, { ...reply, to: [to], attachments: [] })
      }),
    /** Delivers until it is stopped: from then on no answer comes back. */
    deliver: async (parcel: Parcel, isStopped: () => boolean) => {
      const receipt = await deliver(parcel)
      return isStopped() ? new Promise<never>(() => undefined) : receipt
    },
    /** Lets somebody outside answer an email: 'mail-1@brookes.test' from 'sender1@brookes.test', and so on. */
    answer: (folder: string, answers: string) => {
      n += 1
      const given = { n, kind: 'thread', folder, ref, answers, lag: 0 } as const
      graph.mailbox.add(aMail({ ...given, received: Date.now() }))
    },
    connect: (runtime: TenantRuntime, maySend = true) =>
      connect(runtime, owner.user.id, '2026-01-01', maySend),
    mailboxes: ({ parts }: TenantRuntime) => mailboxesOf(parts.store).ownedBy(owner.user.id),
    /** The correspondence of the case, as somebody sees it. */
    page: (runtime: TenantRuntime, by = owner) =>
      correspondenceOf(desk(runtime, by), { kind: 'conveyance', id }),
    /** The message that was written, as it is stored. */
    written: async () => (await storedMessages(firm)).find(({ type }) => type === EMAIL_SENT),
  }
}
