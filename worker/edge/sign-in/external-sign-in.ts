import * as z from 'zod/mini'
import type { External } from '#domain/firm'
import { Refusal } from '#domain/refusal'
import { askExternal, noAnswer } from '../external.ts'
import type { Visit } from '../visit.ts'
import { openExternal } from './external-session.ts'
import type { Outcome } from './outcome.ts'

/** Signs in at the external API with an email address and a password; throws 404 without a login endpoint, and 502. */
export const tryExternal = async (
  visit: Visit,
  external: External,
  tried: { readonly email: string; readonly password: string },
): Promise<Outcome> => {
  if (external.login === undefined)
    throw new Refusal(
      404,
      'no_password_sign_in',
      'You cannot sign in with a password here. Use your firm’s own sign-in page.',
    )
  const answer = await askExternal(visit, external, external.login, { body: tried })
  if (answer.status === 429) return { kind: 'wait', seconds: secondsIn(answer) }
  if (answer.status >= 500 || answer.status < 200) throw noAnswer()
  if (!answer.ok) return { kind: 'wrong' }
  const opened = await openExternal(visit, external, tokenIn(await answer.json()))
  return opened === null ? { kind: 'wrong' } : { kind: 'opened', ...opened }
}

const secondsIn = ({ headers }: Response) => Number(headers.get('Retry-After')) || 60

const Given = z.object({ token: z.string().check(z.minLength(1)) })

/** `{ data: { token } }` or `{ token }`. */
const tokenIn = (answer: unknown) => {
  const read = z.union([z.object({ data: Given }), Given]).safeParse(answer)
  if (!read.success) throw noAnswer()
  return 'data' in read.data ? read.data.data.token : read.data.token
}
