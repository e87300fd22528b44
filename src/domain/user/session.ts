import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { PasskeyAssertion } from './security/passkey-assertion.ts'
import { FactorCode, FactorMethod } from './security/second-factor.ts'
import { SignedInUser } from './user.ts'

const everyone = ['staff', 'agent', 'client'] as const

export const SessionReply = z.object({ token: z.string(), user: SignedInUser })

/**
 * Who is signed in, or the second factors of which one is still needed; without a method, one must be set up first.
 * `factor_due_at` is when somebody will need a second factor, which they may skip until then.
 */
export const SignInReply = z.union([
  z.extend(SessionReply, { factor_due_at: z.optional(z.string()) }),
  z.object({
    challenge: z.object({ methods: z.readonly(z.array(FactorMethod)), may_remember: z.boolean() }),
  }),
])
export type SignInReply = z.infer<typeof SignInReply>
const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.email('Enter an email address, like name@example.com.'))

export const sessionApi = endpointsOf({
  sign_in: {
    method: 'POST',
    path: '/api/auth/login',
    who: 'public',
    because: 'people sign in here',
    can: [],
    body: z.strictObject({
      email,
      password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(200)),
    }),
    reply: SignInReply,
  },
  /**
   * Always returns the same response, so that it does not reveal which addresses have an account. `return` is the path
   * that the person was going to; the link leads there.
   */
  ask_link: {
    method: 'POST',
    path: '/api/auth/links',
    who: 'public',
    because: 'clients sign in with a link or code from a message',
    can: [],
    body: z.strictObject({
      email,
      return: z.optional(z.string().check(z.maxLength(2000))),
    }),
    reply: z.object({ sent: z.literal(true) }),
  },
  use_link: {
    method: 'POST',
    path: '/api/auth/links/session',
    who: 'public',
    because: 'the link or code is the key; it works once and for 15 minutes',
    can: [],
    body: z.union([
      z.strictObject({ token: z.string().check(z.minLength(20), z.maxLength(200)) }),
      z.strictObject({
        email,
        code: z.string().check(z.regex(/^\d{6}$/, 'Enter the six-digit code.')),
      }),
    ]),
    reply: SignInReply,
  },
  second_factor: {
    method: 'POST',
    path: '/api/auth/second-factor',
    who: 'public',
    because: 'the cookie of the started sign-in is the key',
    can: [],
    body: z.strictObject({ code: FactorCode, remember: z.optional(z.boolean()) }),
    reply: SessionReply,
  },
  /** Confirms that the person of a session is there, for ten minutes. */
  step_up: {
    method: 'POST',
    path: '/api/auth/step-up',
    who: ['staff', 'agent'],
    can: [],
    body: z.union([
      z.strictObject({
        password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(1024)),
      }),
      z.strictObject({ code: FactorCode }),
      z.strictObject({ passkey: PasskeyAssertion }),
    ]),
    reply: z.object({ confirmed: z.literal(true) }),
  },
  sign_out: {
    method: 'POST',
    path: '/api/auth/logout',
    who: everyone,
    forDelegates: 'own',
    can: [],
    reply: z.object({ signed_out: z.literal(true) }),
  },
  user: {
    method: 'GET',
    path: '/auth/user',
    who: everyone,
    forDelegates: 'own',
    can: [],
    reply: SignedInUser,
  },
})
