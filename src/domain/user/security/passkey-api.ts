import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { SignInReply } from '#domain/user/session'
import { NewCodes } from './api.ts'
import { Transport } from './passkey.ts'
import { PasskeyAssertion } from './passkey-assertion.ts'

const base64url = (longest: number) =>
  z.string().check(z.maxLength(longest), z.regex(/^[\w-]+$/, 'This is not base64url.'))

const Credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(Transport),
})

/** What `navigator.credentials.create` is called with, as JSON (W3C WebAuthn Level 3, 5.1.9). */
export const PasskeyOffer = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(Credential),
})
export type PasskeyOffer = z.infer<typeof PasskeyOffer>

/** What `navigator.credentials.get` is called with, as JSON; without credentials, any passkey of the firm will do. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Credential),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** A new passkey as the browser answers. */
export const PasskeyAttestation = z.strictObject({
  id: base64url(1400),
  client_data: base64url(4000),
  attestation: base64url(20_000),
  transports: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)),
})
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>

export const passkeyApi = endpointsOf({
  /** A challenge for a passkey: anybody's, that of the person of a started sign-in, or the caller's. */
  ask: {
    method: 'POST',
    path: '/api/auth/passkeys/challenges',
    who: 'public',
    because: 'signing in with a passkey begins with a challenge, which opens nothing',
    can: [],
    body: z.strictObject({ as: z.enum(['first-factor', 'second-factor', 'confirmation']) }),
    reply: PasskeyRequest,
  },
  sign_in: {
    method: 'POST',
    path: '/api/auth/passkeys/session',
    who: 'public',
    because: 'the signature of the passkey is the key',
    can: [],
    body: z.strictObject({
      as: z.enum(['first-factor', 'second-factor']),
      passkey: PasskeyAssertion,
      remember: z.optional(z.boolean()),
    }),
    reply: SignInReply,
  },
  offer: {
    method: 'POST',
    path: '/api/auth/passkeys/offers',
    who: ['staff', 'agent'],
    can: [],
    reply: PasskeyOffer,
    isSensitive: true,
  },
  add: {
    method: 'POST',
    path: '/api/auth/passkeys',
    who: ['staff', 'agent'],
    can: [],
    body: PasskeyAttestation,
    reply: NewCodes,
    isSecret: true,
  },
})
