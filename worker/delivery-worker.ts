import { WorkerEntrypoint } from 'cloudflare:workers'
import type { DiscoveryReport } from '#domain/user/single-sign-on/settings'
import { derivedKeys } from './directory/derived-key.ts'
import { sealSecret } from './directory/sealed-secret.ts'
import type { Env } from './env.ts'
import { lookUpTxt } from './integrations/dns.ts'
import { newDkimKey } from './integrations/mail/dkim-key.ts'
import type { Attachment } from './integrations/mail/provider.ts'
import { sendParcel } from './integrations/mail/sending.ts'
import { reportOn } from './integrations/openid/report.ts'
import { lateModules } from './late-modules.ts'
import { telephoneSystem } from './telephone/system.ts'
import type { AddressedOrder } from './tenant/call/telephone-orders.ts'
import type { CreatedKey } from './tenant/communication/provider/dkim-tasks.ts'
import { PROVIDER_PURPOSE, secretPlace } from './tenant/communication/provider/secrets.ts'
import type { DeliveryReceipt, GeneratedFile, Parcel } from './tenant/events/parcel.ts'

/** Generates a message's attachments and sends it: slow work that must not run in a firm's Durable Object. */
export class DeliveryWorker extends WorkerEntrypoint<Env> {
  deliver(parcel: Parcel): Promise<DeliveryReceipt> {
    return sendParcel(this.env, parcel, (it) => this.store(it))
  }

  /** Makes a key that signs mail; its private half is sealed for the firm. */
  async createDkimKey(tenant: string): Promise<CreatedKey> {
    const { public_key, private_key } = await newDkimKey()
    const keys = derivedKeys(this.env, PROVIDER_PURPOSE)
    return { public_key, private_key: sealSecret(keys, secretPlace(tenant, 'dkim'), private_key) }
  }

  lookUpTxt(name: string): Promise<readonly string[]> {
    return lookUpTxt(name)
  }

  /** Asks an issuer of single sign-on what it offers. */
  discover(issuer: string): Promise<DiscoveryReport> {
    return reportOn(issuer, { isLocal: this.env.ENVIRONMENT === 'local' })
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
    const bytes = await quotePdf(offer, await this.#picture(offer.firm.logo))
    await this.env.FILES.put(key, bytes, { httpMetadata: { contentType: mime } })
    return { name, mime, bytes }
  }

  /** The data address of a stored picture; null when it is not there. */
  async #picture(key: string | undefined): Promise<string | null> {
    const file = key === undefined ? null : await this.env.FILES.get(key)
    if (file === null) return null
    const bytes = Buffer.from(await file.arrayBuffer())
    return `data:${file.httpMetadata?.contentType};base64,${bytes.toString('base64')}`
  }
}
