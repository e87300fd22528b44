import type { AddressedCall } from '#tenant/webhook/calls'
import { signedPost } from './signed-post.ts'

const TIMEOUT_MS = 10_000

type Options = Pick<AddressedCall, 'address' | 'call'> & {
  readonly key: string
  readonly send?: typeof fetch
  readonly now?: () => number
}

/** Calls a system of a firm; of its answer only the status is read. Throws unless it is 2xx. */
export const callWebhook = async ({ call, ...to }: Options): Promise<void> => {
  const answer = await signedPost({ ...to, id: call.event, body: call, timeoutMs: TIMEOUT_MS })
  await answer.body?.cancel()
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`The system answered ${answer.status}.`)
}
