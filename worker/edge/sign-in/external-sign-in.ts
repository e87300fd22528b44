import * as z from 'zod/mini'
import type { ExternalBackend } from '#domain/firm'
import { Refusal } from '#domain/refusal'
import {
  externalJson,
  isUnavailable,
  noResponse,
  requestExternal,
  unexpectedAnswer,
} from '../external.ts'
import type { Visit } from '../visit.ts'
import { externalUser, openExternalAs, USER_PATH } from './external-session.ts'
import type { Outcome } from './outcome.ts'

/** Signs in at the external API with an email address and a password; throws 403, 404 without a login endpoint, and 502. */
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
  const { login } = external
  const answer = await requestExternal(visit, external, login, { body: credentials })
  if (answer.status === 429) return { kind: 'wait', seconds: retryAfter(answer) }
  if (answer.status === 401 || answer.status === 422) return { kind: 'wrong' }
  if (answer.status === 403) throw signInForbidden()
  if (isUnavailable(answer)) throw noResponse()
  if (!answer.ok) throw unexpectedAnswer(visit, login, `status ${answer.status}`)
  const token = tokenIn(await externalJson(answer))
  if (token === null) throw unexpectedAnswer(visit, login, 'no token')
  const user = await externalUser(visit, external, token)
  if (user === null) throw unexpectedAnswer(visit, USER_PATH, 'the new token is refused')
  const opened = await openExternalAs(visit, token, user)
  return opened === null ? { kind: 'wrong' } : { kind: 'opened', ...opened }
}

const signInForbidden = () =>
  new Refusal(
    403,
    'sign_in_forbidden',
    'The firm’s system does not let you sign in. Ask the firm’s administrator.',
  )

const retryAfter = ({ headers }: Response) => Number(headers.get('Retry-After')) || 60

const TokenBody = z.object({ token: z.string().check(z.minLength(1)) })

const tokenIn = (answer: unknown) => {
  const parsed = z.union([z.object({ data: TokenBody }), TokenBody]).safeParse(answer)
  if (!parsed.success) return null
  return 'data' in parsed.data ? parsed.data.data.token : parsed.data.token
}
