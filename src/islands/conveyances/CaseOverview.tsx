import { lazy, Suspense } from 'react'
import type { CaseDetail } from '#domain/conveyance/api'
import { riskNames } from '#domain/conveyance/labels'
import { flagLabels } from '#domain/conveyance/workflow/flag-labels'
import { matterNames } from '#domain/matter-names'
import { useCan } from '#islands/chrome/use-can.ts'
import { Colleague } from '#islands/profile/Colleague.tsx'
import { shortDate } from '#lib/format'
import { href } from '#routes'
import { ChainPart } from './chain/ChainPart.tsx'
import { CustomFieldsPart } from './custom-fields/CustomFieldsPart.tsx'
import { Blockers } from './overview/Blockers.tsx'
import { CaseClients } from './overview/CaseClients.tsx'
import { CaseOutcomes } from './overview/CaseOutcomes.tsx'
import { EmailLink, PhoneLink } from './overview/contact-links.tsx'
import { NextTasks } from './overview/NextTasks.tsx'
import { amount, ChangePart, Line, Part } from './overview/overview-parts.tsx'
import { RecordedFacts } from './overview/RecordedFacts.tsx'

type CaseProps = { caseFile: CaseDetail }

// Few clients are helped.
const DelegatesPart = lazy(() => import('./delegates/DelegatesPart.tsx'))

/** What is next in a case and what is in its way, its people and its property, each part with its form. */
export const CaseOverview = ({ caseFile }: CaseProps) => (
  <div className="case-overview">
    <NextTasks caseFile={caseFile} />
    <Blockers caseFile={caseFile} />
    <CaseClients caseFile={caseFile} />
    <Property caseFile={caseFile} />
    <Team caseFile={caseFile} />
    <OtherParties caseFile={caseFile} />
    <ChainPart caseFile={caseFile} />
    <CustomFieldsPart caseFile={caseFile} />
    <Suspense fallback={<section className="sec" aria-label="Helpers and attorneys" />}>
      <DelegatesPart caseFile={caseFile} />
    </Suspense>
    <CaseOutcomes conveyance={caseFile.conveyance} />
    <RecordedFacts caseFile={caseFile} />
  </div>
)

const Property = ({ caseFile }: CaseProps) => {
  const { address, nation, tenure, price, deposit } = caseFile.conveyance
  return (
    <Part
      title="Property"
      act={<ChangePart caseFile={caseFile} part="property" label="the property" />}
    >
      <Line name="Address">
        {[address.line, address.town, address.postcode].filter(Boolean).join(', ')}
      </Line>
      <Line name="Nation">{nation}</Line>
      <Line name="Tenure">{tenure === 'freehold' ? 'Freehold' : 'Leasehold'}</Line>
      <Line name="Price">{amount(price)}</Line>
      <Line name="Deposit">{amount(deposit)}</Line>
    </Part>
  )
}

const Team = ({ caseFile }: CaseProps) => {
  const { fee_earner, assistant, fees, risk, flags, last_client_contact_on, linked } =
    caseFile.conveyance
  return (
    <Part
      title="Team and file"
      act={<ChangePart caseFile={caseFile} part="team" label="the team" />}
    >
      <Line name="Fee earner">
        <Colleague person={fee_earner} />
      </Line>
      <Line name="Assistant">{assistant && <Colleague person={assistant} />}</Line>
      <Line name="Our fees, before VAT">{amount(fees)}</Line>
      <Line name="Risk">{risk ? riskNames[risk] : 'Not assessed'}</Line>
      <Line name="What is unusual">{flags.map((flag) => flagLabels[flag]).join(', ')}</Line>
      <Line name="Client last contacted">
        {last_client_contact_on && shortDate(last_client_contact_on)}
      </Line>
      <Line name="Linked case">{linked && <LinkedCase linked={linked} />}</Line>
      <Line name="Opened from">
        <OpenedFrom caseFile={caseFile} />
      </Line>
    </Part>
  )
}

type LinkedProps = { linked: NonNullable<CaseDetail['conveyance']['linked']> }

const LinkedCase = ({ linked: { id, matter_type, ref } }: LinkedProps) => (
  <a className="link" href={href('conveyances-id', { id })}>
    {matterNames[matter_type]} {ref}
  </a>
)

const OtherParties = ({ caseFile }: CaseProps) => {
  const { counterparties, other_side, lender, agency, matter_type } = caseFile.conveyance
  return (
    <Part
      title="Other parties"
      act={<ChangePart caseFile={caseFile} part="parties" label="the other parties" />}
    >
      <Line name={matter_type === 'sale' ? 'Buyers' : 'Sellers'}>{counterparties.join(', ')}</Line>
      <Line name="Other side">{other_side?.firm ?? 'Not known'}</Line>
      <Line name="Their case handler">{other_side?.handler}</Line>
      <Line name="Their telephone">
        <PhoneLink>{other_side?.phone}</PhoneLink>
      </Line>
      <Line name="Their email">
        <EmailLink>{other_side?.email}</EmailLink>
      </Line>
      {lender ? <LenderLines lender={lender} /> : <Line name="Lender">{null}</Line>}
      <Line name="Introduced by">{agency?.agency.name}</Line>
      {agency && <Line name="Branch">{agency.branch?.name}</Line>}
      {agency && <Line name="Negotiator">{agency.negotiator?.name}</Line>}
    </Part>
  )
}

const LenderLines = ({ lender }: { lender: NonNullable<CaseDetail['conveyance']['lender']> }) => (
  <>
    <Line name="Lender">{lender.name}</Line>
    <Line name="Lender’s reference">{lender.ref}</Line>
    <Line name="Amount of the loan">{amount(lender.amount)}</Line>
    <Line name="Lender’s telephone">
      <PhoneLink>{lender.phone}</PhoneLink>
    </Line>
    <Line name="Lender’s email">
      <EmailLink>{lender.email}</EmailLink>
    </Line>
  </>
)

const OpenedFrom = ({ caseFile: { conveyance } }: CaseProps) =>
  conveyance.lead_id === null ? (
    <QuoteLink id={conveyance.quote_case_id} />
  ) : (
    <LeadLink id={conveyance.lead_id} />
  )

const LeadLink = ({ id }: { id: string }) =>
  useCan('leads.view-any') ? (
    <a className="link" href={href('quotes-leads-id', { id })}>
      Lead and notes of the enquiry
    </a>
  ) : (
    'A lead'
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
