import * as z from 'zod/mini'

/** Why somebody keeps a message back or changes the matrix. */
export const Reason = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a reason.'), z.maxLength(200, 'This is too long.'))
