import { telephoneAddressProblem } from '#domain/call/telephone'
import { SIGNATURE, signatureOf } from './signature.ts'
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
export const webhookSystem = ({
  address,
  key,
  send = fetch,
  now = Date.now,
}: WebhookOptions): TelephoneSystem => ({
  name: 'webhook',
  ring: async (order) => {
    const problem = telephoneAddressProblem(address)
    if (problem !== null) throw new Error(problem)
    const body = JSON.stringify(order)
    const answer = await send(address, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': order.event,
        [SIGNATURE]: signatureOf(key, body, now()),
      },
      body,
    })
    await answer.body?.cancel()
    if (answer.status < 200 || answer.status > 299)
      throw new Error(`The telephone system answered ${answer.status}.`)
  },
})
