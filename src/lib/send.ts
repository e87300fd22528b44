import { ApiError } from './api-error.ts'
import type { SendOptions } from './request/options.ts'

/** The outcome of a request, for toasts, log-out and the offline bar. */
export type Outcome =
  | { readonly kind: 'answered'; readonly method: string; readonly address: string }
  | { readonly kind: 'refused'; readonly error: ApiError; readonly isQuiet: boolean }
  | { readonly kind: 'unreachable'; readonly cause: unknown }

const listeners = new Set<(outcome: Outcome) => void>()

/** Subscribes to the outcome of every request, before its caller gets it; returns a function that stops. */
export const onOutcome = (listener: (outcome: Outcome) => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const notify = (outcome: Outcome) => {
  for (const listener of listeners) listener(outcome)
}

/**
 * Sends one request to the API. GETs are retried once on 408, 409, 425, 429, 500, 502, 503, 504 and when the
 * network fails; writes never are. Throws ApiError, or the AbortError of an aborted signal.
 */
export const send = async (options: SendOptions): Promise<unknown> => {
  const { method, address, signal, isQuiet = false } = options
  try {
    // Many pages show what came with them: their first request is made after that.
    const { request } = await import('./request/request.ts')
    const answer = await request(options)
    notify({ kind: 'answered', method, address })
    return answer
  } catch (cause) {
    if (signal?.aborted) throw cause
    const error = cause instanceof ApiError ? cause : new ApiError(0)
    notify(error === cause ? { kind: 'refused', error, isQuiet } : { kind: 'unreachable', cause })
    throw error
  }
}
