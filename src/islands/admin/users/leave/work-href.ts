import type { OpenWork } from '#domain/user/leave/work'
import { href } from '#routes'

/** The page of a record; null for a visit, which has none. */
export const workHref = ({ kind, id }: OpenWork): string | null => {
  if (kind === 'visit') return null
  if (kind === 'lead') return href('quotes-leads-id', { id })
  if (kind === 'quote') return href('quotes-quote-cases-id', { id })
  return href('conveyances-id', { id })
}
