import { href } from '#routes'
import type { EmailRecord } from '#stores/tracked-email/record'

/** The page of one email of a case or quote. */
export const emailHref = ({ kind, id }: EmailRecord, email: string) =>
  kind === 'conveyance'
    ? `${href('conveyances-id', { id })}?tab=messages&email=${email}`
    : href('quotes-quote-cases-track-emails-id-email-graph', { id, graph: email })

/** The page of all emails and messages of a case or quote. */
export const correspondenceHref = ({ kind, id }: EmailRecord) =>
  kind === 'conveyance'
    ? `${href('conveyances-id', { id })}?tab=messages`
    : href('quotes-quote-cases-track-emails-id', { id })
