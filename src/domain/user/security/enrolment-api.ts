import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { SessionReply } from '#domain/user/session'
import { AuthenticatorOffer } from './api.ts'
import { PasskeyAttestation, PasskeyOffer } from './passkey-api.ts'
import { FactorCode } from './second-factor.ts'

const pending = {
  method: 'POST',
  who: 'public',
  because: 'the cookie of the started sign-in is the key',
  can: [],
} as const

/** Who is signed in, with recovery codes that are shown this once. */
const Enrolled = z.extend(SessionReply, { codes: z.nullable(z.array(z.string())) })

/** Setting up the second factor without which a started sign-in is not completed. */
export const enrolmentApi = endpointsOf({
  offer_authenticator: {
    ...pending,
    path: '/api/auth/enrolment/authenticator',
    reply: AuthenticatorOffer,
  },
  confirm_authenticator: {
    ...pending,
    path: '/api/auth/enrolment/authenticator/confirmation',
    body: z.strictObject({ code: FactorCode }),
    reply: Enrolled,
  },
  offer_passkey: {
    ...pending,
    path: '/api/auth/enrolment/passkey',
    reply: PasskeyOffer,
  },
  add_passkey: {
    ...pending,
    path: '/api/auth/enrolment/passkey/confirmation',
    body: PasskeyAttestation,
    reply: Enrolled,
  },
})
