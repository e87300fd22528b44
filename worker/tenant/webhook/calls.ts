import { settle } from '#domain/conveyance/settling'
import type { WebhookCall } from '#domain/webhook/webhook'
import { automationRunsOf } from '#tenant/conveyance/automation/runs'
import { parseDocument } from '#tenant/core/document'
import type { OutboxRow } from '#tenant/events/outbox'
import type { RequestContext } from '#tenant/runtime/context'
import { callDocument, type QueuedCall } from './queueing.ts'
import { storedWebhooks } from './stored.ts'

/** A call with its address, and the sealed key that signs it. */
export type AddressedCall = {
  readonly address: string
  readonly sealed_key: string
  readonly call: WebhookCall
}

/** What a row of the outbox calls. Throws where its address is no longer allowed. */
export const webhookCallOf = (context: RequestContext, row: OutboxRow): AddressedCall => {
  const { conveyance_id, rule, webhook, name } = parseDocument(callDocument, row)
  const { webhooks, key } = storedWebhooks(context)
  const address = webhooks.find((it) => it.key === webhook)?.address
  if (address === undefined || key === null)
    throw new Error(`${name} is no longer among the systems that rules may call.`)
  const { id, ref, matter_type, status, summary } = context.conveyances.get(conveyance_id)
  const stage = summary.stage.key
  const call: WebhookCall = {
    event: row.id,
    type: 'automation',
    at: context.now,
    rule,
    case: { id, ref, matter_type, status, stage },
  }
  return { address, sealed_key: key.sealed, call }
}

/** Records that a system accepted a call. */
export const markCallAccepted = (context: RequestContext, row: OutboxRow) =>
  context.store.transaction(() => {
    context.outbox.done([row.id])
    const { conveyance_id, ...detail } = parseDocument(callDocument, row)
    const accepted = { name: 'automation.webhook-accepted', changed: [], detail } as const
    context.conveyances.change(conveyance_id, null, (records) =>
      settle(records, {}, context.now, [accepted]),
    )
  })

/** Marks the newest run that queued the call as failed, so that it can be tried again. */
const markRunFailed = ({ store }: RequestContext, call: QueuedCall, reason: string) => {
  const runs = automationRunsOf(store)
  const run = runs
    .ofCase(call.conveyance_id)
    .find(({ name, actions }) => name === call.rule && actions.some((it) => isOf(it, call)))
  if (run === undefined) return
  const actions = run.actions.map((it) =>
    isOf(it, call) ? { ...it, outcome: 'failed' as const, reason } : it,
  )
  const failed = { ...run, version: run.version + 1, outcome: 'failed' as const, reason, actions }
  runs.replace(failed, run.version)
}

type ActionRun = ReturnType<
  ReturnType<typeof automationRunsOf>['ofCase']
>[number]['actions'][number]

const isOf = ({ action, outcome }: ActionRun, { webhook }: QueuedCall) =>
  outcome === 'done' && action.do === 'webhook' && action.to === webhook

/** Counts a failed call; after the last one its run has failed, and somebody is told. */
export const markCallFailed = (context: RequestContext, row: OutboxRow, error: unknown) =>
  context.store.transaction(() => {
    const why = error instanceof Error ? error.message : String(error)
    if (!context.outbox.failed(row, why, context.now)) return
    context.outbox.done([row.id])
    const call = parseDocument(callDocument, row)
    const reason = `${call.name} could not be called. ${why}`
    markRunFailed(context, call, reason)
    const detail = { rule: call.rule, cause: 'Call to a system', reason }
    const failed = { name: 'automation.failed', changed: [], detail } as const
    context.conveyances.change(call.conveyance_id, null, (records) =>
      settle(records, {}, context.now, [failed]),
    )
  })
