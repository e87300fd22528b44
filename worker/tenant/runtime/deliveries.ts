import { markOrderFailed, markOrderSent, orderOf } from '#tenant/call/telephone-orders'
import type { Parts } from '#tenant/core/parts'
import { dispatchOf } from '#tenant/events/dispatch'
import { markFailed, markSent, markWaiting, parcelOf } from '#tenant/events/message-sending'
import { routeRulesOf } from '#tenant/user/route-rule/route-rules'
import type { RequestContext } from './context.ts'
import { clock, noDeliveryWorker, type RuntimeOptions } from './options.ts'

const AT_ONCE = 100
const MESSAGES_AT_ONCE = 10
const PAUSE_MS = 25

/** Returns the dispatch of a firm's outbox; `context` returns a system context. */
export const deliveriesOf = (
  parts: Parts,
  { publish, revoke, notifyEdge, deliver, isLocal, ring = noDeliveryWorker }: RuntimeOptions,
  context: () => RequestContext,
) =>
  dispatchOf({
    now: clock,
    due: (kind, now) =>
      parts.outbox.due(
        kind,
        now,
        kind === 'broadcast' || kind === 'revocation' ? AT_ONCE : MESSAGES_AT_ONCE,
      ),
    publish,
    revoke: async (revocation) => revoke?.(revocation),
    notifyEdge: async () => notifyEdge?.(routeRulesOf(parts).rules),
    pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
    ring: async (row) => {
      const order = orderOf(context(), row)
      if (order !== null) await ring(order)
      return order !== null
    },
    rang: (row) => markOrderSent(context(), row),
    deliver,
    parcelOf: (id) => parcelOf(context(), id),
    done: (ids) => parts.outbox.done(ids),
    sent: (row, parcel, receipt) => markSent(context(), row, parcel, receipt, isLocal),
    waits: (row, parcel) => markWaiting(context(), row, parcel),
    failed: (row, error, isHopeless) => {
      try {
        if (row.kind === 'telephone') markOrderFailed(context(), row, error)
        else markFailed(context(), row, error, isHopeless)
      } catch (failure) {
        // A row that cannot even be marked would hold up all that is sent after it.
        console.error(JSON.stringify({ given_up: row.kind, id: row.id, reason: String(failure) }))
        parts.outbox.failed(row, String(failure), clock(), true)
      }
    },
  })
