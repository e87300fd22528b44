import * as z from 'zod/mini'

export const factorMethods = ['passkey', 'authenticator', 'recovery_code'] as const

/** How a second factor may be given. */
export const FactorMethod = z.enum(factorMethods)
export type FactorMethod = z.infer<typeof FactorMethod>

/** How long a sign-in waits for its second factor, and how many wrong codes end it. */
export const PENDING_MS = 10 * 60_000
export const PENDING_TRIES = 5

/** Six digits from an authenticator, without the spaces that people type; null for what is none. */
export const parseAuthenticatorCode = (typed: string) => {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** A typed code of either kind; at most as long as a recovery code with spaces. */
export const FactorCode = z
  .string()
  .check(z.trim(), z.minLength(6, 'Enter the code.'), z.maxLength(40, 'Enter the code.'))
