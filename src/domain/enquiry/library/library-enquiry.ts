import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { LibraryContent } from './content.ts'

/** An enquiry of the firm’s library. What cases raised from it stays as it was. */
export const LibraryEnquiry = z.object({
  id: z.string(),
  version: z.int(),
  content: LibraryContent,
  is_archived: z.boolean(),
  /** The enquiry that it was merged into, which its uses count for; null for none. */
  merged_into: z.nullable(z.string()),
  changed_by: Named,
  changed_at: Instant,
})
export type LibraryEnquiry = z.infer<typeof LibraryEnquiry>

/** How an enquiry of the library fared in cases that raised it within the last 90 days. */
export const LibraryUse = z.object({
  raised: z.int(),
  settled: z.int(),
  /** Accepted in its first round. */
  accepted_first: z.int(),
  /** From raising to acceptance, on average; null before the first acceptance. */
  average_days: z.nullable(z.number()),
})
export type LibraryUse = z.infer<typeof LibraryUse>

export const LibraryRow = z.extend(LibraryEnquiry, { use: LibraryUse })
export type LibraryRow = z.infer<typeof LibraryRow>

export const LibraryDetail = z.extend(LibraryRow, {
  /** The newest cases that raised it, as far as the reader may see them. */
  cases: z.array(
    z.object({
      id: z.string(),
      ref: z.string(),
      address: z.string(),
      number: z.int(),
      raised_on: DateOnly,
      status: z.string(),
      reply: z.nullable(z.string()),
    }),
  ),
})
export type LibraryDetail = z.infer<typeof LibraryDetail>

export const unused: LibraryUse = { raised: 0, settled: 0, accepted_first: 0, average_days: null }
