import * as z from 'zod/mini'
import { atMost } from '#domain/text/at-most'

/** Why somebody keeps a message back or changes the matrix. */
export const Reason = z.string().check(z.trim(), z.minLength(1, 'Enter a reason.'), atMost(200))
