import { href } from '#routes'
import type { EmailRecord } from '#stores/tracked-email/record'

/** The page of one email of a case, quote or lead, at a form over it where one is named. */
export const emailHref = ({ kind, id }: EmailRecord, email: string, form?: string) => {
  const open = form === undefined ? '' : `write=${form}`
  if (kind === 'lead') return withQuery(href('quotes-leads-id', { id }), `email=${email}`, open)
  return kind === 'conveyance'
    ? withQuery(href('conveyances-id', { id }), 'tab=messages', `email=${email}`, open)
    : withQuery(href('quotes-quote-cases-track-emails-id-email-graph', { id, graph: email }), open)
}

const withQuery = (path: string, ...parts: readonly string[]) => {
  const query = parts.filter(Boolean).join('&')
  return query === '' ? path : `${path}?${query}`
}

/** The page of all emails and messages of a case, quote or lead. */
export const correspondenceHref = ({ kind, id }: EmailRecord) => {
  if (kind === 'lead') return href('quotes-leads-id', { id })
  return kind === 'conveyance'
    ? `${href('conveyances-id', { id })}?tab=messages`
    : href('quotes-quote-cases-track-emails-id', { id })
}
