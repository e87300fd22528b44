import * as z from 'zod/mini'

/** How many rows of a list one answer holds: as many as are usual when absent, 200 at most. */
export const pageLimit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)))

/** From low to high, or from high to low; what is empty comes last both ways. */
export const direction = z.optional(z.enum(['asc', 'desc']))

/** Which part of a list is asked for; `after` is the `next` of the page before. */
export const pageQuery = { after: z.optional(z.string()), limit: pageLimit }
