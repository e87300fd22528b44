import type { Message } from '#domain/communication/message'
import { defaultProviderSettings } from '#domain/communication/provider/settings'
import { providerSetting, secretsSetting } from '#tenant/communication/provider/settings'
import { storeOf } from '#tenant/core/store'
import type { DeliveryReceipt, Parcel } from '#tenant/events/parcel'
import type { RuntimeOptions } from '#tenant/runtime/options'
import { runtimeOf, type TenantRuntime } from '#tenant/runtime/runtime'
import { demoFirms } from '#worker/demo/firms'
import { aFirm, type FirmUnderTest } from './firm.ts'

export type Deliver = (parcel: Parcel) => Promise<DeliveryReceipt>

const DUE = '2026-03-02T10:00:00.000Z'

/** A message to a client that waits to be sent. */
export const aMessage = (id: string, given: Partial<Message> = {}): Message => ({
  id,
  version: 1,
  created_at: DUE,
  channel: 'email',
  type: 'quote.sent',
  to_name: 'Owen Tarrant',
  to_address: 'owen@tarrant.test',
  from_name: 'Harcourt',
  subject: 'Your quote',
  body: 'Dear Owen',
  attachments: [],
  subject_kind: null,
  subject_id: null,
  subject_ref: null,
  status: 'queued',
  reason: null,
  attempts: 0,
  sent_at: null,
  audience: null,
  communication: null,
  thread: null,
  not_before: null,
  ...given,
})

/** A firm whose mail leaves by a server of its own, which does not recognise a repeat. */
export const aFirmWithSmtp = async () => {
  const firm = await aFirm()
  await setUpSmtp(firm)
  return firm
}

export const setUpSmtp = (firm: FirmUnderTest) =>
  firm.inside(({ settings, providerSecrets }) => {
    const { email, ...others } = defaultProviderSettings(false)
    const server = { sender: 'post@harcourt.example', host: 'smtp.harcourt.co.uk' }
    settings.put(providerSetting, {
      ...others,
      email: { ...email, ...server, kind: 'smtp', username: 'post', return_domain: '' },
      sender_verified_at: DUE,
    })
    const sealed = providerSecrets.seal('password', 'secret')
    settings.put(secretsSetting, { password: { sealed, at: DUE } })
  })

/**
 * Works with a runtime of the firm as in production, whose messages are delivered by `deliver`. An alarm of the firm's own
 * object would send them by the mail server that its settings name.
 */
export const withRuntime = <T>(
  firm: FirmUnderTest,
  deliver: Deliver,
  work: (runtime: TenantRuntime) => T | Promise<T>,
  given: Partial<RuntimeOptions> = {},
): Promise<T> =>
  firm.inside(async (_parts, { storage }) => {
    await storage.deleteAlarm()
    return work(
      runtimeOf({
        store: storeOf(storage),
        tenant: 'harcourt',
        isLocal: false,
        known: () => demoFirms[0] ?? null,
        publish: async () => undefined,
        deliver,
        ...given,
      }),
    )
  })

export const putMessages = (firm: FirmUnderTest, messages: readonly Message[]) =>
  firm.inside(async (parts, { storage }) => {
    await storage.deleteAlarm()
    for (const message of messages) {
      parts.messages.insert(message)
      parts.outbox.put('message', { message_id: message.id }, DUE)
    }
  })

/** Lets every row of the outbox be due, as if the time had passed. */
export const letTimePass = (firm: FirmUnderTest) =>
  firm.inside(async ({ store }, { storage }) => {
    await storage.deleteAlarm()
    store.write(`UPDATE outbox SET due_at = ? WHERE kind = 'message' AND dead_at IS NULL`, DUE)
  })

/** Flushes as if each wait were over, until nothing is left to send; `kill` abandons what is under way. */
export const flushAll = async (
  firm: FirmUnderTest,
  deliver: (parcel: Parcel, kill: () => void) => Promise<DeliveryReceipt>,
) => {
  const isLeft = () =>
    firm.inside(({ store }) =>
      Boolean(
        store.row(`SELECT id FROM outbox WHERE kind = 'message' AND dead_at IS NULL LIMIT 1`),
      ),
    )
  for (let rounds = 0; rounds < 300 && (await isLeft()); rounds++) {
    await letTimePass(firm)
    const { promise: killed, resolve: kill } = Promise.withResolvers<void>()
    const delivery: Deliver = (parcel) => deliver(parcel, kill)
    await withRuntime(firm, delivery, (runtime) => Promise.race([runtime.flush(), killed]))
  }
}

export const storedMessages = (firm: FirmUnderTest): Promise<Message[]> =>
  firm.inside(({ store }) =>
    store
      .rows<{ doc: string }>(`SELECT doc FROM messages WHERE channel <> 'internal' ORDER BY id`)
      .map(({ doc }) => JSON.parse(doc)),
  )

/** Resolves once every link that was asked for has its message, which is made after the answer. */
export const untilLinksAreSent = async (firm: FirmUnderTest) => {
  const isWaiting = () =>
    firm.inside(({ store }) => store.row(`SELECT id FROM outbox WHERE kind = 'sign-in-link'`))
  for (let tries = 0; tries < 250 && (await isWaiting()) !== null; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20))
}
