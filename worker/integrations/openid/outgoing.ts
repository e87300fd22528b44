import * as oauth from 'oauth4webapi'
import { outgoingProblem } from '#domain/user/single-sign-on/issuer'

const TIMEOUT_MS = 8_000
const LARGEST_BYTES = 256 * 1024

/** A provider that does not answer, answers too much, or stands where it may not be called. */
export class Unreachable extends Error {}

export type Where = {
  /** Whether issuers on this machine may be called. */
  readonly isLocal: boolean
}

type Init = {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: URLSearchParams | undefined
}

/** Calls a public https address: no private network, no redirect, 8 seconds and 256 KB at most. Throws Unreachable. */
const guardedFetch =
  (where: Where) =>
  async (address: string, { method, headers, body }: Init): Promise<Response> => {
    const problem = outgoingProblem(address, where)
    if (problem !== null) throw new Unreachable(problem)
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const init = { method, headers, body: body ?? null, redirect: 'manual', signal } as const
      return await bounded(await fetch(address, init))
    } catch (error) {
      if (error instanceof Unreachable) throw error
      throw new Unreachable('The provider did not answer.', { cause: error })
    }
  }

const bounded = async ({ status, headers, body }: Response): Promise<Response> => {
  if (status >= 500 || status === 429) {
    await body?.cancel()
    throw new Unreachable(`The provider answered ${status}.`)
  }
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > LARGEST_BYTES) throw new Unreachable('The answer is too long.')
    parts.push(part)
  }
  return new Response(length === 0 ? null : Buffer.concat(parts), { status, headers })
}

/** How every call of the library is made. */
export const requestOptions = (where: Where) => ({
  [oauth.customFetch]: guardedFetch(where),
  [oauth.allowInsecureRequests]: where.isLocal,
})
