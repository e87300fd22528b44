import type { DetailFact } from '#components/DetailFrame.tsx'
import { tel } from '#components/form/tel.ts'
import { isOpenLead } from '#domain/lead/acts'
import { lostReasonNames } from '#domain/lead/detail-labels'
import { intentWords, leadSourceNames } from '#domain/lead/labels'
import type { Lead } from '#domain/lead/lead'
import { exactly, price, when } from '#lib/format'
import { href } from '#routes'
import { LeadClock, SoldAge } from './LeadClock.tsx'
import { LeadStatusChip } from './lists/lead-cells.tsx'

/** The strip over the title: number, status, and whether an offer is accepted. */
export const LeadIds = ({ it }: { it: Lead }) => (
  <>
    <span className="ref strong">{it.number}</span>
    <LeadStatusChip of={it.status} />
    <span>{it.sale_stage === 'sold' ? 'Offer accepted' : 'No offer yet'}</span>
    {it.sale_stage === 'sold' && isOpenLead(it) && <SoldAge it={it} />}
  </>
)

/** How they are reached, what they want, who has them. */
export const leadFacts = (it: Lead): DetailFact[] => [
  {
    name: 'Telephone',
    value: it.phone && (
      <a className="link nowrap" href={tel(it.phone)}>
        {it.phone}
      </a>
    ),
  },
  {
    name: 'Email',
    value: it.email && (
      <a className="link" href={`mailto:${it.email}`}>
        {it.email}
      </a>
    ),
  },
  { name: 'Wants', value: intentWords(it.intent) },
  { name: 'Price', value: it.price === null ? null : price(it.price) },
  { name: 'Owner', value: it.owner?.name ?? 'Nobody' },
  { name: 'Source', value: it.introducer?.agency || leadSourceNames[it.source] },
]

/** What is to happen next, in one sentence. */
export const LeadStanding = ({ it }: { it: Lead }) => (
  <p>
    <Standing it={it} />
  </p>
)

const Standing = ({ it }: { it: Lead }) => {
  const quote = it.quote_cases.at(-1)
  if (it.status === 'converted' && quote)
    return (
      <>
        <b>Became quote</b>{' '}
        <a className="link" href={href('quotes-quote-cases-id', { id: quote.id })}>
          {quote.number}
        </a>
        ; this lead is only read.
      </>
    )
  if (it.status === 'duplicate' && it.duplicate_of)
    return (
      <>
        <b>Merged into</b>{' '}
        <a className="link" href={href('quotes-leads-id', { id: it.duplicate_of.id })}>
          {it.duplicate_of.number}
        </a>
        .
      </>
    )
  if (it.status === 'lost' && it.lost_reason)
    return (
      <>
        <b>Lost: {lostReasonNames[it.lost_reason].toLowerCase()}</b>
        {it.lost_note && ` — ${it.lost_note}`}
      </>
    )
  if (it.status === 'spam') return <b>Taken for spam: {it.spam?.reasons.join(', ')}</b>
  if (it.first_response_at === null && it.status === 'new')
    return (
      <>
        <b>Waits for a first answer</b> — <LeadClock it={it} />
      </>
    )
  return (
    <>
      <b>
        {it.last_contact_at ? `Spoken to ${when(it.last_contact_at)}` : 'Tried, not reached yet'}
      </b>
      {it.next_action && (
        <span title={exactly(it.next_action.at)}> — next {when(it.next_action.at)}</span>
      )}
    </>
  )
}
