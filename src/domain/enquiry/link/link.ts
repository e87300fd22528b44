import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import type { DateOnly as Day } from '#domain/dates'
import { Named } from '#domain/party'

/** What the lawyer of the other side opens the enquiries of a case with, without an account. */
export const EnquiryLink = z.object({
  id: z.string(),
  version: z.int(),
  conveyance_id: z.string(),
  /** SHA-256; the token itself is shown once and stored nowhere. */
  token_hash: z.string(),
  firm: z.string(),
  by: Named,
  created_at: Instant,
  /** The last day on which it opens. */
  last_day: DateOnly,
  withdrawn: z.nullable(z.object({ by: Named, at: Instant })),
  views: z.int(),
  last_viewed_at: z.nullable(Instant),
})
export type EnquiryLink = z.infer<typeof EnquiryLink>

export const EnquiryLinkView = z.omit(EnquiryLink, { token_hash: true })
export type EnquiryLinkView = z.infer<typeof EnquiryLinkView>

export type LinkState = 'open' | 'expired' | 'withdrawn'

export const linkStateOf = (
  { withdrawn, last_day }: Pick<EnquiryLink, 'withdrawn' | 'last_day'>,
  today: Day,
): LinkState => {
  if (withdrawn !== null) return 'withdrawn'
  return last_day < today ? 'expired' : 'open'
}

/** The link without the hash of its token. */
export const toLinkView = ({ token_hash: _, ...link }: EnquiryLink): EnquiryLinkView => link
