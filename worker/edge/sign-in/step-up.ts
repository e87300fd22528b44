import { invalid } from '#domain/refusal'
import type { PasskeyAssertion } from '#domain/user/security/passkey-assertion'
import { sessionApi } from '#domain/user/session'
import type { SessionClaim } from '#domain/user/session-content'
import { json } from '../answers.ts'
import { jsonBody } from '../body.ts'
import { askSignIn } from '../tenant.ts'
import type { EdgeContext, Visit } from '../visit.ts'
import { requireSession, unauthenticated } from './credentials.ts'
import { factorText, noPasswordText, passkeyText } from './labels.ts'
import { confirmByPasskey } from './passkey-sign-in.ts'
import { requirePassword, tooMany } from './passwords.ts'
import { requireEmbedded } from './sign-in.ts'

/** `POST /api/auth/step-up`: confirms the session for ten minutes. Throws 401, 422 and 429. */
export const stepUp = async ({ var: { visit } }: EdgeContext) => {
  const given = await jsonBody(visit.request, sessionApi.step_up.body)
  requireEmbedded(visit)
  const session = await requireSession(visit)
  if ('passkey' in given) await confirmByOwnPasskey(visit, session, given.passkey)
  else if ('code' in given) await confirmByCode(visit, session, given.code)
  else await confirmByPassword(visit, session, given.password)
  return json('session', { data: { confirmed: true } })
}

const confirmByPassword = async (visit: Visit, session: SessionClaim, password: string) => {
  const account = await askSignIn(visit, (steps) => steps.ownAccount(), session)
  if (account === null) throw unauthenticated()
  if (account.hash === null) throw invalid({ password: [noPasswordText] })
  await requirePassword(visit, account, password, 'password')
  await askSignIn(visit, (steps) => steps.confirmSession(), session)
}

const confirmByCode = async (visit: Visit, session: SessionClaim, code: string) => {
  const result = await askSignIn(visit, async (steps) => steps.confirmByCode(code), session)
  if (result === null) throw unauthenticated()
  if (result.kind === 'wait') throw tooMany(result.seconds)
  if (result.kind === 'wrong') throw invalid({ code: [factorText] })
}

const confirmByOwnPasskey = async (
  visit: Visit,
  session: SessionClaim,
  passkey: PasskeyAssertion,
) => {
  if (!(await confirmByPasskey(visit, session, passkey))) throw invalid({ passkey: [passkeyText] })
}
