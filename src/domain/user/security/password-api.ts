import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { SignInReply } from '#domain/user/session'
import { LONGEST_PASSWORD } from './password.ts'

const token = z.string().check(z.minLength(20), z.maxLength(200))
// Longer than what is allowed, so that the rule can say so itself.
const password = z
  .string()
  .check(z.minLength(1, 'Enter a password.'), z.maxLength(LONGEST_PASSWORD * 8))
const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.email('Enter an email address, like name@example.com.'))

/** What a password link is good for now; of one that is not usable, nothing about its person is told. */
export const PasswordLink = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('usable'),
    kind: z.enum(['invitation', 'reset']),
    first_name: z.string(),
    email: z.string(),
  }),
  z.object({ state: z.enum(['used', 'expired', 'unknown']) }),
])
export type PasswordLink = z.infer<typeof PasswordLink>

export const passwordApi = endpointsOf({
  /** Always returns the same response, so that it does not reveal which addresses have an account. */
  ask_link: {
    method: 'POST',
    path: '/api/auth/password-links',
    who: 'public',
    because: 'people who forgot their password ask for a link here',
    can: [],
    body: z.strictObject({ email }),
    reply: z.object({ sent: z.literal(true) }),
  },
  /** Says whether a link still works, and uses nothing up. */
  check_link: {
    method: 'POST',
    path: '/api/auth/password-links/state',
    who: 'public',
    because: 'the link is the key',
    can: [],
    body: z.strictObject({ token }),
    reply: PasswordLink,
  },
  /** Says that a sign-in was somebody else's: ends all sessions, and returns a token that sets a new password. */
  disown: {
    method: 'POST',
    path: '/api/auth/sign-ins/disowned',
    who: 'public',
    because: 'the link of the message is the key; it works once',
    can: [],
    body: z.strictObject({ token }),
    reply: z.object({ token: z.string() }),
  },
  set: {
    method: 'POST',
    path: '/api/auth/passwords',
    who: 'public',
    because: 'the link is the key; it works once',
    can: [],
    body: z.strictObject({ token, password }),
    reply: SignInReply,
  },
  change: {
    method: 'PUT',
    path: '/api/auth/passwords',
    who: ['staff', 'agent'],
    can: [],
    body: z.strictObject({ current: password, password }),
    reply: z.object({ changed: z.literal(true) }),
  },
})
