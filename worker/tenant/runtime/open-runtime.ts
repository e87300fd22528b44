import type { DiscoveryReport } from '#domain/user/single-sign-on/settings'
import type { Backups } from '#tenant/backup/jobs'
import type { AddressedOrder } from '#tenant/call/telephone-orders'
import type { CreatedKey } from '#tenant/communication/provider/dkim-tasks'
import { PROVIDER_PURPOSE } from '#tenant/communication/provider/secrets'
import type { PartKeys } from '#tenant/core/parts'
import type { Store } from '#tenant/core/store'
import type { TenantEnv } from '#tenant/env'
import { storedHeads } from '#tenant/events/audit-heads'
import { AUDIT_PURPOSE } from '#tenant/events/audit-seal'
import type { DeliveryReceipt, GeneratedFile, Parcel } from '#tenant/events/parcel'
import { publishBroadcasts, revoke } from '#tenant/events/sockets'
import type { MailSource } from '#tenant/mailbox/source'
import { PAYEE_PURPOSE } from '#tenant/payee/secrets'
import type { AddressedRefund, RefundAnswer } from '#tenant/payment-request/provider/refund-work'
import type { FileToSeal, LetterFile, MadeFile, SealedFile, TextFile } from '#tenant/signature/work'
import { FACTOR_PURPOSE } from '#tenant/user/security/authenticators'
import { firmSetting } from '#tenant/user/settings'
import type { AddressedCall } from '#tenant/webhook/calls'
import { backUp, tidyBackups } from '#worker/backup/making'
import { demoFirms } from '#worker/demo/firms'
import { SINGLE_SIGN_ON_PURPOSE } from '#worker/directory/client-secret'
import { derivedKeys } from '#worker/directory/derived-key'
import { publishBrand } from '#worker/directory/details'
import { fileStoreOf, type StoredFileBytes } from '#worker/directory/file-store'
import { MAILBOX_PURPOSE } from '#worker/directory/mailbox-secret'
import { PAYMENT_PURPOSE } from '#worker/directory/payment-secret'
import { publishRules } from '#worker/directory/route-rules'
import { publishSending } from '#worker/directory/sending'
import { publishSingleSignOn } from '#worker/directory/single-sign-on'
import { graphAddresses } from '#worker/integrations/mailbox/addresses'
import { reachableConsents } from '#worker/integrations/mailbox/consent/provider'
import { shardSetOf } from '#worker/realtime/hubs'
import { maySubscribeStill } from './channel-access.ts'
import { runtimeOf, type TenantRuntime } from './runtime.ts'

type DeliveryWorker = {
  deliver(parcel: Parcel): Promise<DeliveryReceipt>
  store(paper: GeneratedFile): Promise<unknown>
  makeText(tenant: string, file: TextFile): Promise<MadeFile>
  makeLetter(tenant: string, file: LetterFile): Promise<StoredFileBytes>
  seal(tenant: string, file: FileToSeal): Promise<SealedFile | null>
  createDkimKey(tenant: string): Promise<CreatedKey>
  lookUpTxt(name: string): Promise<readonly string[]>
  ring(order: AddressedOrder): Promise<string | null>
  callWebhook(tenant: string, call: AddressedCall): Promise<string | null>
  discover(issuer: string): Promise<DiscoveryReport>
  refund(refund: AddressedRefund): Promise<RefundAnswer & { readonly silent: string | null }>
}

type MailboxWorker = { [Name in keyof MailSource]: OfTenant<MailSource[Name]> }

type OfTenant<Ask> = Ask extends (...given: infer Given) => infer Answer
  ? (tenant: string, ...given: Given) => Answer
  : never

type Exports = { readonly DeliveryWorker?: unknown; readonly MailboxWorker?: unknown }

const hasDeliveryWorker = (exports: Exports): exports is { DeliveryWorker: DeliveryWorker } =>
  exports.DeliveryWorker !== undefined

const deliveryWorkerOf = (exports: Exports): DeliveryWorker => {
  if (hasDeliveryWorker(exports)) return exports.DeliveryWorker
  throw new Error('The worker does not export DeliveryWorker.')
}

const hasMailboxWorker = (exports: Exports): exports is { MailboxWorker: MailboxWorker } =>
  exports.MailboxWorker !== undefined

const mailboxWorkerOf = (exports: Exports): MailboxWorker => {
  if (hasMailboxWorker(exports)) return exports.MailboxWorker
  throw new Error('The worker does not export MailboxWorker.')
}

const mailSourceOf = (worker: () => MailboxWorker, tenant: string): MailSource => ({
  folders: (...given) => worker().folders(tenant, ...given),
  unchanged: (...given) => worker().unchanged(tenant, ...given),
  changes: (...given) => worker().changes(tenant, ...given),
  envelope: (...given) => worker().envelope(tenant, ...given),
  read: (...given) => worker().read(tenant, ...given),
  subscribe: (...given) => worker().subscribe(tenant, ...given),
  renew: (...given) => worker().renew(tenant, ...given),
  unsubscribe: (...given) => worker().unsubscribe(tenant, ...given),
})

const keysOf = (env: TenantEnv): PartKeys => ({
  audit: derivedKeys(env, AUDIT_PURPOSE),
  factors: derivedKeys(env, FACTOR_PURPOSE),
  mailboxes: derivedKeys(env, MAILBOX_PURPOSE),
  payees: derivedKeys(env, PAYEE_PURPOSE),
  payments: derivedKeys(env, PAYMENT_PURPOSE),
  providers: derivedKeys(env, PROVIDER_PURPOSE),
  singleSignOn: derivedKeys(env, SINGLE_SIGN_ON_PURPOSE),
})

const slowWorkOf = (worker: () => DeliveryWorker, tenant: string) => ({
  deliver: (parcel: Parcel) => worker().deliver(parcel),
  make: (paper: GeneratedFile) => worker().store(paper),
  makeText: (file: TextFile) => worker().makeText(tenant, file),
  makeLetter: (file: LetterFile) => worker().makeLetter(tenant, file),
  seal: (file: FileToSeal) => worker().seal(tenant, file),
  createDkimKey: () => worker().createDkimKey(tenant),
  lookUpTxt: (name: string) => worker().lookUpTxt(name),
  discover: (issuer: string) => worker().discover(issuer),
  callWebhook: async (call: AddressedCall) => {
    const problem = await worker().callWebhook(tenant, call)
    if (problem !== null) throw new Error(problem)
  },
  refund: async (refund: AddressedRefund) => {
    const { refused, silent } = await worker().refund(refund)
    if (silent !== null) throw new Error(silent)
    return { refused }
  },
  ring: async (order: AddressedOrder) => {
    const problem = await worker().ring(order)
    if (problem !== null) throw new Error(problem)
  },
})

/** The backups of one firm. */
export const backupsOf = (env: TenantEnv, store: Store, tenant: string): Backups => {
  const work = { store, files: env.FILES, bucket: env.BACKUPS, tenant }
  return {
    make: (at) => backUp(work, at),
    tidy: (now) => tidyBackups(work, now),
    drill: (name) => env.DRILLS.get(env.DRILLS.newUniqueId()).run(tenant, name),
  }
}

export const openRuntime = (
  ctx: DurableObjectState,
  env: TenantEnv,
  store: Store,
  tenant: string,
): TenantRuntime => {
  const isLocal = env.ENVIRONMENT === 'local'
  const demoEntry = () => (isLocal ? (demoFirms.find((it) => it.tenant === tenant) ?? null) : null)
  const shards = () => {
    const entry = runtime.parts.settings.get(firmSetting) ?? demoEntry()
    return shardSetOf(tenant, entry?.realtime ?? {})
  }
  const maySubscribe = (userId: string, channel: string) =>
    maySubscribeStill(runtime, userId, channel)
  const runtime: TenantRuntime = runtimeOf({
    store,
    tenant,
    isLocal,
    known: demoEntry,
    hasPlatformMail: env.EMAIL !== undefined,
    keys: keysOf(env),
    auditHeads: storedHeads(env.FILES, ctx.id.toString()),
    publish: (broadcasts) => publishBroadcasts(env, shards(), broadcasts, maySubscribe),
    revoke: (revocation) => revoke(env, shards(), revocation, maySubscribe),
    notifyEdge: async ({ rules, sends, singleSignOn, ...brand }) => {
      await publishRules(env, tenant, rules)
      await publishSending(env, tenant, sends)
      await publishBrand(env, tenant, brand)
      await publishSingleSignOn(env, tenant, singleSignOn)
    },
    fileStore: fileStoreOf(env.FILES, tenant),
    backups: backupsOf(env, store, tenant),
    ...slowWorkOf(() => deliveryWorkerOf(ctx.exports), tenant),
    mailSource: mailSourceOf(() => mailboxWorkerOf(ctx.exports), tenant),
    reachesMicrosoft: graphAddresses(env) !== null,
    reachesConsents: reachableConsents(env),
  })
  runtime.jobs.plan(new Date().toISOString())
  return runtime
}
