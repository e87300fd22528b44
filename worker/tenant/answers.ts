import { Refusal } from '#domain/refusal'

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'private, no-store',
      ...headers,
    },
  })

/** What an answered request says, as its idempotency row keeps it. */
export const answered = (body: string, isReplay = false) =>
  json(200, body, isReplay ? { 'Idempotent-Replay': 'true' } : {})

/** A refusal as it travels. */
export const refused = (it: Refusal, trace: string) =>
  json(
    it.status,
    { error: { code: it.code, message: it.message, trace, ...it.detail } },
    it.status === 429 ? { 'Retry-After': '60' } : {},
  )

/** Our own failure: nothing of it leaves but the trace that finds it in the log. */
export const failed = (error: unknown, trace: string) => {
  if (error instanceof Refusal) return refused(error, trace)
  console.error(
    JSON.stringify({ trace, failure: error instanceof Error ? error.stack : String(error) }),
  )
  return json(500, {
    error: { code: 'server_error', message: 'Something went wrong on our side.', trace },
  })
}
