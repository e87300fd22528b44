import { href } from '#routes'
import type { EmailRecord } from '#stores/tracked-email/record'

/** The page of one email of a case, quote or lead. */
export const emailHref = ({ kind, id }: EmailRecord, email: string) => {
  if (kind === 'lead') return `${href('quotes-leads-id', { id })}?email=${email}`
  return kind === 'conveyance'
    ? `${href('conveyances-id', { id })}?tab=messages&email=${email}`
    : href('quotes-quote-cases-track-emails-id-email-graph', { id, graph: email })
}

/** The page of all emails and messages of a case, quote or lead. */
export const correspondenceHref = ({ kind, id }: EmailRecord) => {
  if (kind === 'lead') return href('quotes-leads-id', { id })
  return kind === 'conveyance'
    ? `${href('conveyances-id', { id })}?tab=messages`
    : href('quotes-quote-cases-track-emails-id', { id })
}
