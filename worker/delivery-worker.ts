import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Message } from '#domain/communication/message'
import type { Env } from './env.ts'
import { mailProvider } from './integrations/mail.ts'
import { headerValue, mailboxHeader } from './integrations/mail-header.ts'
import type { Attachment } from './integrations/mail-provider.ts'
import { lateModules } from './late-modules.ts'
import { telephoneSystem } from './telephone/system.ts'
import type { AddressedOrder } from './tenant/call/telephone-orders.ts'
import type { DeliveryReceipt, GeneratedFile, Parcel } from './tenant/events/dispatch.ts'

const headersOf = (message: Message) => ({
  from: headerValue(message.from_name),
  to: mailboxHeader(message.to_name, message.to_address),
  subject: headerValue(message.subject),
})

/** Generates a message's attachments and sends it: slow work that must not run in a firm's Durable Object. */
export class DeliveryWorker extends WorkerEntrypoint<Env> {
  async deliver(parcel: Parcel): Promise<DeliveryReceipt> {
    const { message } = parcel
    const provider = mailProvider(this.env, message.channel)
    if (provider === null) return { is_waiting: true }
    const attachments = await Promise.all(parcel.papers.map((it) => this.store(it)))
    return provider.send({ key: message.id, headers: headersOf(message), message, attachments })
  }

  /** Asks a telephone system to place a call; returns why it refused, null when it accepted. */
  async ring({ order, ...system }: AddressedOrder): Promise<string | null> {
    try {
      await telephoneSystem(system).ring(order)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  async store({ key, name, mime, offer }: GeneratedFile): Promise<Attachment> {
    const { quotePdf } = await lateModules.quotePdf()
    const bytes = await quotePdf(offer)
    await this.env.FILES.put(key, bytes, { httpMetadata: { contentType: mime } })
    return { name, mime, bytes }
  }
}
