import { telephoneAddressProblem } from '#domain/call/telephone'
import type { DeliveryReceipt } from '#tenant/events/parcel'
import { signedPost } from '#worker/integrations/signed-post'
import type { MessageProvider } from './provider.ts'

const TIMEOUT_MS = 20_000
const LONGEST_ANSWER = 10_000

type WebhookOptions = {
  readonly address: string
  readonly key: string
  readonly send?: typeof fetch
  readonly now?: () => number
}

/**
 * A service for texts behind a signed https webhook: it is sent `id`, `channel`, `to`, `text` with the message's id as
 * Idempotency-Key. 2xx is accepted, 429 and 5xx are tried again, other answers are final.
 */
export const webhookProvider = ({
  address,
  key,
  ...fetching
}: WebhookOptions): MessageProvider => ({
  send: async ({ message: { id, channel, to_address, body } }) => {
    const problem = telephoneAddressProblem(address)
    if (problem !== null) return { refused: problem, is_final: false }
    const answer = await signedPost({
      address,
      key,
      id,
      body: { id, channel, to: to_address, text: body },
      timeoutMs: TIMEOUT_MS,
      ...fetching,
    })
    return receiptOf(answer)
  },
})

const receiptOf = async (answer: Response): Promise<DeliveryReceipt> => {
  const { status } = answer
  const text = (await answer.text()).slice(0, LONGEST_ANSWER)
  if (status >= 200 && status <= 299) return { provider_id: providerIdIn(text) }
  const isFinal = status >= 300 && status < 500 && status !== 429 && status !== 408
  return { refused: `The provider answered ${status}.`, is_final: isFinal }
}

const providerIdIn = (text: string): string | null => {
  try {
    const { provider_id } = JSON.parse(text)
    return typeof provider_id === 'string' ? provider_id.slice(0, 200) : null
  } catch {
    return null
  }
}
