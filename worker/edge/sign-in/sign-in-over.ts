import { Refusal } from '#domain/refusal'

/** The refusal of a second factor for which nobody waits any more. */
export const signInOver = () =>
  new Refusal(
    401,
    'sign_in_over',
    'This took too long, or too many codes were wrong. Sign in again.',
  )
