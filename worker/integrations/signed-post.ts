import { telephoneAddressProblem } from '#domain/call/telephone'
import { SIGNATURE, signatureOf } from '#worker/telephone/signature'

export type SignedPost = {
  readonly address: string
  readonly key: string
  /** The Idempotency-Key. */
  readonly id: string
  readonly body: object
  readonly timeoutMs: number
  readonly send?: typeof fetch
  readonly now?: () => number
}

/**
 * Posts signed JSON and returns the answer, whatever its status. Throws for an address that is not a public https one;
 * redirects are not followed.
 */
export const signedPost = async ({
  address,
  key,
  id,
  body,
  timeoutMs,
  send = fetch,
  now = Date.now,
}: SignedPost): Promise<Response> => {
  const problem = telephoneAddressProblem(address)
  if (problem !== null) throw new Error(problem)
  const text = JSON.stringify(body)
  return send(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      [SIGNATURE]: signatureOf(key, text, now()),
    },
    body: text,
  })
}
