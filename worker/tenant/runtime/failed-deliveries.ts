import { markOrderFailed } from '#tenant/call/telephone-orders'
import { markDkimFailed } from '#tenant/communication/provider/dkim-tasks'
import type { Parts } from '#tenant/core/parts'
import { markFailed } from '#tenant/events/message-sending'
import type { OutboxRow } from '#tenant/events/outbox'
import { markRefundUnanswered } from '#tenant/payment-request/provider/refund-work'
import { markSignatureFailed } from '#tenant/signature/working'
import { markTestFailed } from '#tenant/user/single-sign-on/testing'
import { markCallFailed } from '#tenant/webhook/calls'
import type { RequestContext } from './context.ts'
import { clock } from './options.ts'

/** Returns what marks a row of the outbox that could not be sent, each kind where it is shown. */
export const failedOf =
  (parts: Parts, context: () => RequestContext) =>
  (row: OutboxRow, error: unknown, isHopeless?: boolean) => {
    try {
      if (row.kind === 'telephone') markOrderFailed(context(), row, error)
      else if (row.kind === 'dkim') markDkimFailed(context(), row, error)
      else if (row.kind === 'signature') markSignatureFailed(context(), row, error)
      else if (row.kind === 'refund') markRefundUnanswered(context(), row, error)
      else if (row.kind === 'webhook') markCallFailed(context(), row, error)
      else if (row.kind === 'discovery') markTestFailed(context(), row, error)
      else markFailed(context(), row, error, isHopeless)
    } catch (failure) {
      // A row that cannot even be marked would hold up all that is sent after it.
      console.error(JSON.stringify({ given_up: row.kind, id: row.id, reason: String(failure) }))
      parts.outbox.failed(row, String(failure), clock(), true)
    }
  }
