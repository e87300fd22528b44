import { signedPost } from '#worker/integrations/signed-post'
import type { TelephoneSystem } from './telephone.ts'

const TIMEOUT_MS = 8_000

type WebhookOptions = {
  readonly address: string
  readonly key: string
  readonly send?: typeof fetch
  readonly now?: () => number
}

/**
 * A telephone system behind a signed https webhook. Private networks and redirects are refused, and only the
 * status of the response is read.
 */
export const webhookSystem = ({ address, key, ...fetching }: WebhookOptions): TelephoneSystem => ({
  name: 'webhook',
  ring: async (order) => {
    const answer = await signedPost({
      address,
      key,
      id: order.event,
      body: order,
      timeoutMs: TIMEOUT_MS,
      ...fetching,
    })
    await answer.body?.cancel()
    if (answer.status < 200 || answer.status > 299)
      throw new Error(`The telephone system answered ${answer.status}.`)
  },
})
