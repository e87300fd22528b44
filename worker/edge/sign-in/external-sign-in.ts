import * as z from 'zod/mini'
import type { ExternalBackend } from '#domain/firm'
import { Refusal } from '#domain/refusal'
import { noResponse, requestExternal } from '../external.ts'
import type { Visit } from '../visit.ts'
import { openExternal } from './external-session.ts'
import type { Outcome } from './outcome.ts'

/** Signs in at the external API with an email address and a password; throws 404 without a login endpoint, and 502. */
export const tryExternal = async (
  visit: Visit,
  external: ExternalBackend,
  credentials: { readonly email: string; readonly password: string },
): Promise<Outcome> => {
  if (external.login === undefined)
    throw new Refusal(
      404,
      'no_password_sign_in',
      'You cannot sign in with a password here. Use your firm’s own sign-in page.',
    )
  const answer = await requestExternal(visit, external, external.login, { body: credentials })
  if (answer.status === 429) return { kind: 'wait', seconds: retryAfter(answer) }
  if (answer.status >= 500 || answer.status < 200) throw noResponse()
  if (!answer.ok) return { kind: 'wrong' }
  const opened = await openExternal(visit, external, parseToken(await answer.json()))
  return opened === null ? { kind: 'wrong' } : { kind: 'opened', ...opened }
}

const retryAfter = ({ headers }: Response) => Number(headers.get('Retry-After')) || 60

const TokenBody = z.object({ token: z.string().check(z.minLength(1)) })

const parseToken = (answer: unknown) => {
  const parsed = z.union([z.object({ data: TokenBody }), TokenBody]).safeParse(answer)
  if (!parsed.success) throw noResponse()
  return 'data' in parsed.data ? parsed.data.data.token : parsed.data.token
}
