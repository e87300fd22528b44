import * as z from 'zod/mini'

/** Rows per page, 200 at most; the list's default if absent. */
export const pageLimit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)))

/** Sort direction; empty values come last in both. */
export const direction = z.optional(z.enum(['asc', 'desc']))

export const pageQuery = { after: z.optional(z.string()), limit: pageLimit }
