import { toCaseEvents } from '#domain/conveyance/following-events'
import { wrongState } from '#domain/refusal'
import type { Acting, ActionOf, Performed } from './acting.ts'

/** Queues a call to a system of the firm. Throws 409 where the firm does not allow its address, or no longer. */
export const callByRule = (
  { records, rule, firm }: Acting,
  { to: webhook }: ActionOf<'webhook'>,
): Performed => {
  const name = firm.webhooks.get(webhook)
  if (name === undefined)
    throw wrongState(
      'automation.unknown_webhook',
      `Rules may not call the system “${webhook}”. Allow its address under Admin › Webhooks, or correct the workflow.`,
    )
  const detail = { rule, webhook, name }
  const events = toCaseEvents(records, [{ name: 'automation.webhook', changed: [], detail }])
  return { ...records, events }
}
