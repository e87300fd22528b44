import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Env } from './env.ts'
import { mailProvider } from './integrations/mail.ts'
import type { Attachment } from './integrations/mail-provider.ts'
import { lateModules } from './late-modules.ts'
import { telephoneSystem } from './telephone/system.ts'
import type { AddressedOrder } from './tenant/call/telephone-orders.ts'
import type { DeliveryReceipt, GeneratedFile, Parcel } from './tenant/events/dispatch.ts'

/** Generates a message's attachments and sends it: slow work that must not run in a firm's Durable Object. */
export class DeliveryWorker extends WorkerEntrypoint<Env> {
  async deliver(receipt: Parcel): Promise<DeliveryReceipt> {
    const attachments = await Promise.all(receipt.papers.map((it) => this.store(it)))
    const { message } = receipt
    return mailProvider(this.env).send({ key: message.id, message, attachments })
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
