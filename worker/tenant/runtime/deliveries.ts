import { markOrderSent, orderOf } from '#tenant/call/telephone-orders'
import { runLetterWork } from '#tenant/communication/letter/filing'
import { readyChannels } from '#tenant/communication/provider/choice'
import { runDkimTask } from '#tenant/communication/provider/dkim-tasks'
import type { Parts } from '#tenant/core/parts'
import { runPaperWork } from '#tenant/document/paper'
import { dispatchOf } from '#tenant/events/dispatch'
import { claimMessage } from '#tenant/events/message-claim'
import { messageSenderOf } from '#tenant/events/message-sender'
import { expireMessage } from '#tenant/events/message-sending'
import type { OutboxKind, OutboxRow } from '#tenant/events/outbox'
import { roundsOf } from '#tenant/events/rounds'
import { storedLogo } from '#tenant/firm/logo'
import { firmRecordOf } from '#tenant/firm/record'
import { dueMailboxesOf } from '#tenant/mailbox/due'
import { settleDelivery } from '#tenant/mailbox/sending/settling'
import { refundOf, settleRefund } from '#tenant/payment-request/provider/refund-work'
import { runSignatureWork } from '#tenant/signature/working'
import { routeRulesOf } from '#tenant/user/route-rule/route-rules'
import { offeredName } from '#tenant/user/single-sign-on/settings'
import { runTest } from '#tenant/user/single-sign-on/testing'
import { markCallAccepted, webhookCallOf } from '#tenant/webhook/calls'
import type { RequestContext } from './context.ts'
import { failedOf } from './failed-deliveries.ts'
import { clock, noDeliveryWorker, type RuntimeOptions } from './options.ts'
import { requestedLinksOf } from './requested-links.ts'

const AT_ONCE = 100
const OTHERS_AT_ONCE = 10
const MESSAGES_AT_ONCE = 10
const PAUSE_MS = 25

/** Returns what sends a firm's outbox; `contextFor` returns a system context, of a network where one is given. */
export const deliveriesOf = (
  parts: Parts,
  options: RuntimeOptions,
  contextFor: (ip: string | null) => RequestContext,
) => {
  const context = () => contextFor(null)
  const links = requestedLinksOf(parts, contextFor)
  const dispatch = generalDispatch(parts, options, context)
  const messages = messageDispatch(parts, options, context, dispatch.flush)
  const webhooks = webhookDispatch(parts, options, context)
  const refunds = refundDispatch(parts, options, context)
  const signatures = signatureDispatch(parts, options, context, messages.flush)
  const mailboxes = dueMailboxesOf(parts.store, options.mailSource, context)
  return {
    /** Resolves when nothing more is due; never rejects. A slow mail provider holds back messages alone. */
    flush: async () => {
      await links.flush()
      await Promise.all(
        [dispatch, messages, signatures, webhooks, refunds, mailboxes].map((it) => it.flush()),
      )
      await dispatch.flush()
    },
  }
}

const messageDispatch = (
  parts: Parts,
  { deliver, isLocal }: RuntimeOptions,
  context: () => RequestContext,
  broadcast: () => Promise<void>,
) =>
  messageSenderOf({
    now: clock,
    due: () => parts.outbox.due('message', clock(), MESSAGES_AT_ONCE),
    pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
    claim: (row) => claimMessage(context(), row),
    deliver,
    settle: (attempt, receipt) => {
      settleDelivery(context(), attempt, receipt, isLocal)
      void broadcast()
    },
    expire: (row) => expireMessage(context(), row),
    failed: failedOf(parts, context),
  })

const fileWork = (kind: OutboxKind) => {
  if (kind === 'letter') return runLetterWork
  return kind === 'paper' ? runPaperWork : runSignatureWork
}

/** Makes files to sign and to file, one after the other, and sends what they were made for; nothing else waits for them. */
const signatureDispatch = (
  parts: Parts,
  options: RuntimeOptions,
  context: () => RequestContext,
  sendMessages: () => Promise<void>,
) => {
  const failed = failedOf(parts, context)
  const due = () =>
    (['signature', 'paper', 'letter'] as const).flatMap((kind) =>
      parts.outbox.due(kind, clock(), OTHERS_AT_ONCE),
    )
  const attempt = async (row: OutboxRow) => {
    try {
      await fileWork(row.kind)(context, row, options)
      parts.outbox.done([row.id])
    } catch (error) {
      failed(row, error)
    }
  }
  const run = async () => {
    let rows = due()
    if (rows.length === 0) return
    for (; rows.length > 0; rows = due()) for (const row of rows) await attempt(row)
    await sendMessages()
  }
  return { flush: roundsOf({ now: clock, run }) }
}

/** Sends the rows of one kind, one after the other; a slow one holds back nothing else. */
const serialDispatch = (
  parts: Parts,
  kind: OutboxKind,
  context: () => RequestContext,
  send: (row: OutboxRow) => Promise<void>,
) => {
  const failed = failedOf(parts, context)
  const due = () => parts.outbox.due(kind, clock(), OTHERS_AT_ONCE)
  const attempt = (row: OutboxRow) => send(row).catch((error: unknown) => failed(row, error))
  const run = async () => {
    for (let rows = due(); rows.length > 0; rows = due()) for (const row of rows) await attempt(row)
  }
  return { flush: roundsOf({ now: clock, run }) }
}

/** Calls the systems that rules call. */
const webhookDispatch = (
  parts: Parts,
  { callWebhook = noDeliveryWorker }: RuntimeOptions,
  context: () => RequestContext,
) =>
  serialDispatch(parts, 'webhook', context, async (row) => {
    const call = webhookCallOf(context(), row)
    if (call === null) return void parts.outbox.done([row.id])
    await callWebhook(call)
    markCallAccepted(context(), row)
  })

/** Asks the provider of a card to give money back. */
const refundDispatch = (
  parts: Parts,
  { refund = noDeliveryWorker }: RuntimeOptions,
  context: () => RequestContext,
) =>
  serialDispatch(parts, 'refund', context, async (row) => {
    const found = refundOf(context(), row)
    if (found === null) return void parts.outbox.done([row.id])
    settleRefund(context(), row, await refund(found))
  })

const generalDispatch = (parts: Parts, options: RuntimeOptions, context: () => RequestContext) => {
  const { publish, revoke, notifyEdge, ring = noDeliveryWorker } = options
  const { discover = noDeliveryWorker } = options
  return dispatchOf({
    now: clock,
    due: (kind, now) =>
      parts.outbox.due(
        kind,
        now,
        kind === 'broadcast' || kind === 'revocation' ? AT_ONCE : OTHERS_AT_ONCE,
      ),
    publish,
    revoke: async (revocation) => revoke?.(revocation),
    notifyEdge: async () =>
      notifyEdge?.({
        rules: routeRulesOf(parts).rules,
        sends: readyChannels(context()).includes('email'),
        details: firmRecordOf(parts).details,
        logo: storedLogo(parts),
        singleSignOn: offeredName(parts),
      }),
    ring: async (row) => {
      const order = orderOf(context(), row)
      if (order !== null) await ring(order)
      return order !== null
    },
    rang: (row) => markOrderSent(context(), row),
    runDkim: (row) => runDkimTask(context, row, options),
    runDiscovery: () => runTest(context, discover),
    done: (ids) => parts.outbox.done(ids),
    failed: failedOf(parts, context),
  })
}
