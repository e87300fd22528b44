import * as z from 'zod/mini'
import { LibraryContent } from './content.ts'

const version = z.int().check(z.minimum(0))

export const LibraryEntry = z.strictObject({ content: LibraryContent })
export type LibraryEntry = z.infer<typeof LibraryEntry>
export const LibraryChange = z.strictObject({ version, content: LibraryContent })
export const LibraryAtVersion = z.strictObject({ version })
/** The enquiry that stays. */
export const LibraryMerger = z.strictObject({
  version,
  into: z.string().check(z.minLength(1, 'Choose the enquiry that stays.')),
})
export type LibraryMerger = z.infer<typeof LibraryMerger>

export const LibraryQuery = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  view: z.optional(z.enum(['current', 'archived'])),
  classification: z.optional(z.string().check(z.maxLength(3))),
  needed_by: z.optional(z.enum(['title', 'lender', 'client'])),
})
export type LibraryQuery = z.infer<typeof LibraryQuery>
