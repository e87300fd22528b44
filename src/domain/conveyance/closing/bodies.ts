import * as z from 'zod/mini'
import { atMost } from '#domain/text/at-most'

const version = z.int().check(z.minimum(0))

export const ArchivingBody = z.strictObject({ version })
export const ReopeningBody = z.strictObject({
  version,
  reason: z.string().check(z.trim(), z.minLength(1, 'Enter a reason.'), atMost(500)),
})
