import type { Context } from 'hono'
import type { EdgeEnv } from '../visit.ts'

/** `/_astro/*`: a file named by its content hash, with the headers of `_headers`; a 404 that nothing stores. */
export const hashedFile = async ({ env, req }: Context<EdgeEnv>) => {
  const answer = await env.ASSETS.fetch(req.raw)
  if (answer.status === 200 || answer.status === 304) return answer
  await answer.body?.cancel()
  return new Response('Not found', { status: 404, headers: missing })
}

const missing = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
}
