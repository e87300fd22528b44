import type { Parts } from '#tenant/core/parts'
import type { OutboxRow } from '#tenant/events/outbox'
import { roundsOf } from '#tenant/events/rounds'
import { requestedLinkOf, sendRequestedLink } from '#tenant/user/requested-link'
import type { RequestContext } from './context.ts'
import { clock } from './options.ts'

const AT_ONCE = 10
/** In ms: the answer goes first. */
const PAUSE_MS = 25

type ContextFor = (ip: string | null) => RequestContext

/** Returns what sends the links that were asked for, each once. */
export const requestedLinksOf = ({ outbox }: Parts, contextFor: ContextFor) => {
  const due = () => outbox.due('sign-in-link', clock(), AT_ONCE)
  const attempt = (row: OutboxRow) => {
    try {
      const requested = requestedLinkOf(row)
      const context = contextFor(requested.ip)
      context.store.transaction(() => {
        outbox.done([row.id])
        sendRequestedLink(context, requested)
      })
    } catch (error) {
      outbox.failed(row, String(error), clock())
    }
  }
  const run = async () => {
    if (due().length > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    for (let rows = due(); rows.length > 0; rows = due()) rows.forEach(attempt)
  }
  return { flush: roundsOf({ now: clock, run }) }
}
