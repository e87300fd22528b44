import { tel } from '#components/form/tel.ts'
import { formatPhone, parsePhone } from '#domain/contact'
import type { CaseDetail } from '#domain/conveyance/api'
import { chaseWays } from '#domain/conveyance/chase-way'
import { evidenceLine } from '#domain/conveyance/evidence/labels'
import type { CompletionDateChange } from '#domain/conveyance/outcomes'
import { type Fact, factNames } from '#domain/conveyance/plan/fact'
import { entriesOf } from '#domain/entries'
import { type ClientParty, partyLabels } from '#domain/party'
import { useCan } from '#islands/chrome/use-can.ts'
import { PersonName } from '#islands/cover/PersonName.tsx'
import { money, shortDate } from '#lib/format'
import { href } from '#routes'
import { Line, Part } from './overview-parts.tsx'

export const CaseOverview = ({ caseFile: { conveyance } }: { caseFile: CaseDetail }) => (
  <div className="case-overview">
    <Part title="Clients">
      {conveyance.clients.map((client) => (
        <Line key={client.contact_id} name={<ContactLink clientParty={client} />}>
          <Reached clientParty={client} />
          {client.email === null && <AddEmail contactId={client.contact_id} />}
        </Line>
      ))}
    </Part>
    <Property conveyance={conveyance} />
    <Part title="Team">
      <Line name="Fee earner">
        <PersonName person={conveyance.fee_earner} />
      </Line>
      <Line name="Assistant">
        {conveyance.assistant === null ? '–' : <PersonName person={conveyance.assistant} />}
      </Line>
      <Line name="Our fees, before VAT">{amount(conveyance.fees)}</Line>
      <Line name="Opened from">
        <QuoteLink id={conveyance.quote_case_id} />
      </Line>
    </Part>
    <OtherParties conveyance={conveyance} />
    <Outcomes conveyance={conveyance} />
    <Part title="Recorded facts" isWide>
      {entriesOf(conveyance.facts).map(([key, fact]) =>
        fact ? (
          <Line key={key} name={factNames[key]}>
            {shortDate(fact.at.slice(0, 10))}, {namesOf(fact)}
            {fact.evidence && <small className="evidence">{evidenceLine(fact.evidence)}</small>}
          </Line>
        ) : null,
      )}
    </Part>
  </div>
)

const QuoteLink = ({ id }: { id: string | null }) => {
  const canView = useCan('quotes.view-any')
  if (id === null) return 'No quote'
  if (!canView) return 'A quote'
  return (
    <a className="link" href={href('quotes-quote-cases-id', { id })}>
      Quote and notes of the enquiry
    </a>
  )
}

const namesOf = ({ by, recorded_by }: Fact) =>
  recorded_by ? `${recorded_by.name}, approved by ${by.name}` : by.name

type CaseProps = Pick<CaseDetail, 'conveyance'>

const Property = ({ conveyance }: CaseProps) => (
  <Part title="Property">
    <Line name="Address">
      {[conveyance.address.line, conveyance.address.town, conveyance.address.postcode]
        .filter(Boolean)
        .join(', ')}
    </Line>
    <Line name="Nation">{conveyance.nation}</Line>
    <Line name="Tenure">{conveyance.tenure === 'freehold' ? 'Freehold' : 'Leasehold'}</Line>
    <Line name="Price">{amount(conveyance.price)}</Line>
    <Line name="Deposit">{amount(conveyance.deposit)}</Line>
  </Part>
)

const OtherParties = ({ conveyance }: CaseProps) => (
  <Part title="Other parties">
    <Line name="Other side">
      {conveyance.other_side
        ? [conveyance.other_side.firm, conveyance.other_side.handler].filter(Boolean).join(', ')
        : 'Not known'}
    </Line>
    <Line name="Lender">{conveyance.lender?.name ?? '–'}</Line>
    <Line name="Agent">{conveyance.agency?.agency.name ?? '–'}</Line>
  </Part>
)

const Outcomes = ({
  conveyance: { exchange, completion, completion_dates, last_chase },
}: CaseProps) =>
  exchange || completion || last_chase ? (
    <Part title="Chasing, exchange and completion">
      {last_chase && (
        <Line name="Last chased">
          {partyLabels[last_chase.party]} {chaseWays[last_chase.how]} on {shortDate(last_chase.on)}
          {last_chase.note && <small className="evidence">{last_chase.note}</small>}
        </Line>
      )}
      {exchange && (
        <>
          <Line name="Exchanged with">{exchange.spoke_to}</Line>
          <Line name="Formula">{exchange.formula}</Line>
          <Line name="Deposit held by">{exchange.deposit_held_by}</Line>
        </>
      )}
      {completion_dates.map((change) => (
        <Line key={change.at} name={dateChanges[change.kind]}>
          {change.from && `${shortDate(change.from)} to `}
          {shortDate(change.to)}, {change.by.name}
          <small className="evidence">{whyMoved(change)}</small>
        </Line>
      ))}
      {completion && (
        <Line name="Completion confirmed by">
          {completion.confirmed_by}
          {completion.reason && <small className="evidence">{completion.reason}</small>}
        </Line>
      )}
    </Part>
  ) : null

const dateChanges = { variation: 'Date varied', correction: 'Date corrected' }

const whyMoved = ({ agreement, reason }: CompletionDateChange) =>
  agreement
    ? `Agreed with ${agreement.agreed_with} and ${agreement.client} on ${shortDate(agreement.on)}`
    : reason

const AddEmail = ({ contactId }: { contactId: string }) => {
  const canUpdate = useCan('clients.update')
  return contactId && canUpdate ? (
    <>
      {' '}
      <a className="link" href={href('conveyances-contacts-id', { id: contactId })}>
        Add an email address
      </a>
    </>
  ) : (
    ' No email address'
  )
}

const amount = (pence: number) => (pence > 0 ? money(pence) : '–')

const Reached = ({
  clientParty: { preferred_name, email, phone },
}: {
  clientParty: ClientParty
}) => (
  <>
    {preferred_name && <span className="block">Prefers {preferred_name}</span>}
    {email && (
      <a className="block link" href={`mailto:${email}`}>
        {email}
      </a>
    )}
    {phone && (
      <a className="block link num nowrap" href={tel(phone)}>
        {formatPhone(parsePhone(phone) ?? phone)}
      </a>
    )}
  </>
)

const ContactLink = ({ clientParty: { contact_id, name } }: { clientParty: ClientParty }) => {
  const canView = useCan('clients.view-any')
  return contact_id && canView ? (
    <a className="link" href={href('conveyances-contacts-id', { id: contact_id })}>
      {name}
    </a>
  ) : (
    name
  )
}
