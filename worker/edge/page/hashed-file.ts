import type { Context } from 'hono'
import { barePolicy, cacheRules, everyResponse, strictTransport } from '../header-rules.ts'
import type { EdgeEnv } from '../visit.ts'

/** `/_astro/*`: a file named by its content hash, with the headers of `_headers`; a 404 that nothing stores. */
export const hashedFile = async ({ env, req }: Context<EdgeEnv>) => {
  const answer = await env.ASSETS.fetch(req.raw)
  if (answer.status === 200 || answer.status === 304) return answer
  await answer.body?.cancel()
  return new Response('Not found', { status: 404, headers: missing })
}

const missing = {
  ...everyResponse,
  'Strict-Transport-Security': strictTransport,
  'Content-Security-Policy': barePolicy,
  'Cache-Control': cacheRules.error,
  'Content-Type': 'text/plain; charset=utf-8',
}
