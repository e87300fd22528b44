import { WorkerEntrypoint } from 'cloudflare:workers'
import type { DiscoveryReport } from '#domain/user/single-sign-on/settings'
import { derivedKeys } from './directory/derived-key.ts'
import { fileStoreOf, type StoredFileBytes, sha256Of } from './directory/file-store.ts'
import { PAYMENT_PURPOSE, paymentSecretsOf } from './directory/payment-secret.ts'
import { openSecret, sealSecret } from './directory/sealed-secret.ts'
import type { Env } from './env.ts'
import { lookUpTxt } from './integrations/dns.ts'
import { newDkimKey } from './integrations/mail/dkim-key.ts'
import type { Attachment } from './integrations/mail/provider.ts'
import { sendParcel } from './integrations/mail/sending.ts'
import { reportOn } from './integrations/openid/report.ts'
import { createRefund, StripeRefusal } from './integrations/payment/stripe.ts'
import { stripeAddress } from './integrations/payment/stripe-address.ts'
import { callWebhook } from './integrations/webhook.ts'
import { lateModules } from './late-modules.ts'
import { firmKey, SIGNATURE_PURPOSE } from './signature/signing-key.ts'
import { telephoneSystem } from './telephone/system.ts'
import type { AddressedOrder } from './tenant/call/telephone-orders.ts'
import type { CreatedKey } from './tenant/communication/provider/dkim-tasks.ts'
import { PROVIDER_PURPOSE, secretPlace } from './tenant/communication/provider/secrets.ts'
import type { DeliveryReceipt, GeneratedFile, Parcel } from './tenant/events/parcel.ts'
import type { AddressedRefund } from './tenant/payment-request/provider/refund-work.ts'
import type {
  FileToSeal,
  LetterFile,
  MadeFile,
  SealedFile,
  TextFile,
} from './tenant/signature/work.ts'
import type { AddressedCall } from './tenant/webhook/calls.ts'

const PDF = 'application/pdf'

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

  /** Calls a system of a firm; returns why it refused, null when it accepted. */
  async callWebhook(tenant: string, { sealed_key, ...to }: AddressedCall): Promise<string | null> {
    try {
      const keys = derivedKeys(this.env, PROVIDER_PURPOSE)
      const key = openSecret(keys, secretPlace(tenant, 'webhook'), sealed_key)
      await callWebhook({ ...to, key })
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  /** Asks Stripe to give money back; returns why it refused for good, and why nothing certain was answered. */
  async refund({ sealed_key, firm, ...refund }: AddressedRefund) {
    try {
      const secrets = paymentSecretsOf(firm, derivedKeys(this.env, PAYMENT_PURPOSE))
      const key = secrets.open('account', sealed_key)
      await createRefund({ key, address: stripeAddress(this.env) }, { ...refund, firm })
      return { refused: null, silent: null }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return error instanceof StripeRefusal
        ? { refused: reason, silent: null }
        : { refused: null, silent: reason }
    }
  }

  async store({ key, name, mime, offer }: GeneratedFile): Promise<Attachment> {
    const { quotePdf } = await lateModules.quotePdf()
    const bytes = await quotePdf(offer, await this.#picture(offer.firm.logo))
    await this.env.FILES.put(key, bytes, { httpMetadata: { contentType: mime } })
    return { name, mime, bytes }
  }

  /** Makes a file of a text and stores it. */
  async makeText(tenant: string, { key, text }: TextFile): Promise<MadeFile> {
    const { textPdf } = await lateModules.textPdf()
    const { bytes, pages } = await textPdf(text)
    return { ...(await fileStoreOf(this.env.FILES, tenant).put(bytes, PDF, key)), pages }
  }

  /** Makes the file of a letter, as it is printed, and stores it. */
  async makeLetter(tenant: string, { key, paper }: LetterFile): Promise<StoredFileBytes> {
    const { lettersPdf } = await lateModules.lettersPdf()
    return fileStoreOf(this.env.FILES, tenant).put(await lettersPdf(paper), PDF, key)
  }

  /** Stores a file with its signatures, and its evidence; null when the file is not what was signed. */
  async seal(tenant: string, { source, keys, ...toSeal }: FileToSeal): Promise<SealedFile | null> {
    const files = fileStoreOf(this.env.FILES, tenant)
    const bytes = await files.get(source.key)
    if (bytes === null) throw new Error(`the file ${source.key} is not there`)
    if (sha256Of(bytes) !== source.sha256) return null
    const { sealPdf } = await lateModules.sealing()
    const key = await firmKey(derivedKeys(this.env, SIGNATURE_PURPOSE), tenant)
    const sealed = await sealPdf(bytes, toSeal, key)
    const signed = await files.put(sealed.bytes, PDF, keys.signed)
    const evidence = new TextEncoder().encode(sealed.evidence)
    return {
      signed: { ...signed, pages: sealed.pages },
      evidence: await files.put(evidence, 'application/json', keys.evidence),
    }
  }

  /** The data address of a stored picture; null when it is not there. */
  async #picture(key: string | undefined): Promise<string | null> {
    const file = key === undefined ? null : await this.env.FILES.get(key)
    if (file === null) return null
    const bytes = Buffer.from(await file.arrayBuffer())
    return `data:${file.httpMetadata?.contentType};base64,${bytes.toString('base64')}`
  }
}
