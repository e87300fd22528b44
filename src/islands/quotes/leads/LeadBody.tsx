import type { ReactNode } from 'react'
import type { LeadDetail } from '#domain/lead/api'
import { consentNames, timescaleNames } from '#domain/lead/detail-labels'
import { intentLabels, leadSourceNames } from '#domain/lead/labels'
import type { Lead } from '#domain/lead/lead'
import { matterNames } from '#domain/matter-names'
import { date, dayOf, exactInstant, price } from '#lib/format'
import { href } from '#routes'
import { CaseLink } from './CaseLink.tsx'
import { LeadStatusChip } from './lists/lead-cells.tsx'

type Line = readonly [name: string, value: ReactNode]

const Lines = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <section className="sec lead-part">
    <header>
      <h2>{title}</h2>
    </header>
    <dl>
      {lines
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </section>
)

const day = (on: string | null) => on && date(on)
const exactTime = (at: string | null) => at && exactInstant(at)

const moveLines = (lead: Lead): readonly Line[] => [
  ['Matter', intentLabels(lead.intent)],
  ['Property', [lead.address, lead.postcode].filter(Boolean).join(', ')],
  ['Price', lead.price === null ? null : price(lead.price)],
  ['Guide price given', lead.guide_price === null ? null : price(lead.guide_price)],
  ['Timescale', timescaleNames[lead.timescale]],
  ['On the market since', day(lead.on_market_since)],
  ['Pack offered', exactTime(lead.pack_offered_at)],
  ['Offer accepted', exactTime(lead.sold_at)],
  ['Other side', lead.other_side],
  ['Target exchange', day(lead.target_exchange_on)],
  ['Message', lead.message && <span className="lead-words">{lead.message}</span>],
]

const introducerText = ({ agency, branch, negotiator }: NonNullable<Lead['introducer']>) =>
  [agency, branch, negotiator].filter(Boolean).join(', ')

const sourceLines = ({ introducer, ...lead }: Lead): readonly Line[] => [
  ['Source', leadSourceNames[lead.source]],
  ['Source detail', lead.source_detail],
  ['Agency', introducer && introducerText(introducer)],
  ['BDM', lead.bdm?.name],
  ['Received', exactInstant(lead.received_at)],
  ['First response', exactTime(lead.first_response_at)],
  ['Consent', `${consentNames[lead.consent.basis]}, ${day(dayOf(lead.consent.at))}`],
  ['News and offers', lead.consent.marketing ? 'Agreed' : 'Not agreed'],
  ['Original message', lead.raw && <OriginalMessage raw={lead.raw} />],
]

const OriginalMessage = ({ raw }: { raw: string }) => (
  <details>
    <summary>Show the message</summary>
    <pre className="lead-words">{raw}</pre>
  </details>
)

export const LeadBody = ({ lead: leadDetail }: { lead: LeadDetail }) => {
  const { lead } = leadDetail
  return (
    <div className="lead-parts">
      <Lines title="The move" lines={moveLines(lead)} />
      <Lines title="Where it came from" lines={sourceLines(lead)} />
      {leadDetail.alike.length > 0 && <Alike lead={leadDetail} />}
      <Quotes lead={lead} />
      <Cases lead={lead} />
    </div>
  )
}

const Quotes = ({ lead }: { lead: Lead }) =>
  lead.quote_cases.length > 0 && (
    <Lines
      title="Quotes"
      lines={lead.quote_cases.map(({ id, number }) => [
        number,
        <a key={id} className="link" href={href('quotes-quote-cases-id', { id })}>
          Open the quote
        </a>,
      ])}
    />
  )

const Cases = ({ lead: { conveyances = [] } }: { lead: Lead }) =>
  conveyances.length > 0 && (
    <Lines
      title="Cases"
      lines={conveyances.map((it) => [
        matterNames[it.matter_type],
        <CaseLink key={it.id} of={it} />,
      ])}
    />
  )

const Alike = ({ lead: { alike } }: { lead: LeadDetail }) => (
  <section className="sec lead-part">
    <header>
      <h2>Possible duplicates</h2>
      <span className="count">{alike.length}</span>
    </header>
    <ul className="lead-alike">
      {alike.map(({ id, number, person, status, reasons, score }) => (
        <li key={id}>
          <a className="link" href={href('quotes-leads-id', { id })}>
            {number} {person}
          </a>
          <span className="mute">
            {reasons.join(', ')} · {score}%
          </span>
          <LeadStatusChip of={status} />
        </li>
      ))}
    </ul>
  </section>
)
