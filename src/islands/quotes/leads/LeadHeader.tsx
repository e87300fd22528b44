import type { DetailFact } from '#components/DetailFrame.tsx'
import { tel } from '#components/form/tel.ts'
import { isOpenLead } from '#domain/lead/acts'
import { lostReasonNames } from '#domain/lead/detail-labels'
import { intentLabels, leadSourceNames } from '#domain/lead/labels'
import type { Lead } from '#domain/lead/lead'
import { PersonName } from '#islands/cover/PersonName.tsx'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
import { exactInstant, price, shortInstant } from '#lib/format'
import { href } from '#routes'
import { CaseLink } from './CaseLink.tsx'
import { LeadClock, SoldAge } from './LeadClock.tsx'
import { LeadStatusChip } from './lists/lead-cells.tsx'

export const LeadIds = ({ lead }: { lead: Lead }) => (
  <>
    <span className="ref strong">{lead.number}</span>
    <SampleMark id={lead.id} />
    <LeadStatusChip of={lead.status} />
    <span>{lead.sale_stage === 'sold' ? 'Offer accepted' : 'No offer yet'}</span>
    {lead.sale_stage === 'sold' && isOpenLead(lead) && <SoldAge waiting={lead} />}
  </>
)

export const leadFacts = (lead: Lead): DetailFact[] => [
  {
    name: 'Telephone',
    value: lead.phone && (
      <a className="link nowrap" href={tel(lead.phone)}>
        {lead.phone}
      </a>
    ),
  },
  {
    name: 'Email',
    value: lead.email && (
      <a className="link" href={`mailto:${lead.email}`}>
        {lead.email}
      </a>
    ),
  },
  { name: 'Matter', value: intentLabels(lead.intent) },
  { name: 'Price', value: lead.price === null ? null : price(lead.price) },
  { name: 'Owner', value: lead.owner === null ? 'Nobody' : <PersonName person={lead.owner} /> },
  { name: 'Source', value: lead.introducer?.agency || leadSourceNames[lead.source] },
]

export const LeadStatusLine = ({ lead }: { lead: Lead }) => (
  <p>
    <StatusText lead={lead} />
  </p>
)

const StatusText = ({ lead }: { lead: Lead }) => {
  const quote = lead.quote_cases.at(-1)
  if (lead.status === 'converted' && quote) return <Converted quote={quote} />
  if (lead.status === 'converted' && lead.conveyances) return <BecameCase lead={lead} />
  if (lead.status === 'duplicate' && lead.duplicate_of) return <Merged into={lead.duplicate_of} />
  if (lead.status === 'lost' && lead.lost_reason)
    return (
      <>
        <b>Lost: {lostReasonNames[lead.lost_reason].toLowerCase()}</b>
        {lead.lost_note && ` — ${lead.lost_note}`}
      </>
    )
  if (lead.status === 'spam') return <b>Marked as spam: {lead.spam?.reasons.join(', ')}</b>
  if (lead.first_response_at === null && lead.status === 'new')
    return (
      <>
        <b>Awaiting a first response</b> — <LeadClock waiting={lead} />
      </>
    )
  return <Contacted lead={lead} />
}

const Converted = ({ quote }: { quote: Lead['quote_cases'][number] }) => (
  <>
    <b>Became quote</b>{' '}
    <a className="link" href={href('quotes-quote-cases-id', { id: quote.id })}>
      {quote.number}
    </a>
    ; this lead is read-only.
  </>
)

const BecameCase = ({ lead: { conveyances = [] } }: { lead: Lead }) => (
  <>
    <b>Became {conveyances.length > 1 ? 'cases' : 'case'}</b>{' '}
    {conveyances.map((it, at) => (
      <span key={it.id}>
        {at > 0 && ' and '}
        <CaseLink of={it} />
      </span>
    ))}
    ; this lead is read-only.
  </>
)

const Merged = ({ into }: { into: NonNullable<Lead['duplicate_of']> }) => (
  <>
    <b>Merged into</b>{' '}
    <a className="link" href={href('quotes-leads-id', { id: into.id })}>
      {into.number}
    </a>
    .
  </>
)

const Contacted = ({ lead: { last_contact_at, next_action } }: { lead: Lead }) => (
  <>
    <b>{last_contact_at ? `Spoken to ${shortInstant(last_contact_at)}` : 'Not reached yet'}</b>
    {next_action && (
      <span title={exactInstant(next_action.at)}> — next {shortInstant(next_action.at)}</span>
    )}
  </>
)
