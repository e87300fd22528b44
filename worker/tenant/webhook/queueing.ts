import * as z from 'zod/mini'
import type { DomainEvent } from '#domain/events'
import type { DocumentShape } from '#tenant/core/document'
import type { outboxOf } from '#tenant/events/outbox'

const QueuedCall = z.object({
  conveyance_id: z.string(),
  rule: z.string(),
  webhook: z.string(),
  name: z.string(),
})
export type QueuedCall = z.infer<typeof QueuedCall>

export const callDocument: DocumentShape<QueuedCall> = {
  name: 'outbox',
  shape: 1,
  schema: QueuedCall,
  upgrades: [],
}

/** Queues the call of a rule, in the transaction of its event; any other event queues nothing. */
export const queueWebhookCall = (
  outbox: Pick<ReturnType<typeof outboxOf>, 'put'>,
  { name, id, detail }: DomainEvent,
  now: string,
) => {
  if (name === 'automation.webhook') outbox.put('webhook', { conveyance_id: id, ...detail }, now)
}
