import type { CaseDetail } from '#domain/conveyance/api'
import { factNames } from '#domain/conveyance/plan/fact'
import { entriesOf } from '#domain/entries'
import type { ClientParty } from '#domain/party'
import { money, shortDate } from '#lib/format'
import { href } from '#routes'
import { hasPermission } from '#stores/user/permissions'
import { Line, Part } from './overview-parts.tsx'

export const CaseOverview = ({ caseFile: { conveyance } }: { caseFile: CaseDetail }) => (
  <div className="case-overview">
    <Part title="Clients">
      {conveyance.clients.map((client) => (
        <Line key={client.contact_id} name={<ContactLink clientParty={client} />}>
          {[client.preferred_name && `Prefers ${client.preferred_name}`, client.email, client.phone]
            .filter(Boolean)
            .join(' · ')}
        </Line>
      ))}
    </Part>
    <Property conveyance={conveyance} />
    <Part title="Team">
      <Line name="Fee earner">{conveyance.fee_earner.name}</Line>
      <Line name="Assistant">{conveyance.assistant?.name ?? '–'}</Line>
      <Line name="Our fees, before VAT">{money(conveyance.fees)}</Line>
    </Part>
    <OtherParties conveyance={conveyance} />
    <Part title="Recorded facts">
      {entriesOf(conveyance.facts).map(([key, fact]) =>
        fact ? (
          <Line key={key} name={factNames[key]}>
            {shortDate(fact.at.slice(0, 10))}
          </Line>
        ) : null,
      )}
    </Part>
  </div>
)

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
    <Line name="Price">{money(conveyance.price)}</Line>
    <Line name="Deposit">{money(conveyance.deposit)}</Line>
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

const ContactLink = ({ clientParty: { contact_id, name } }: { clientParty: ClientParty }) =>
  contact_id && hasPermission('clients.view-any') ? (
    <a className="link" href={href('conveyances-contacts-id', { id: contact_id })}>
      {name}
    </a>
  ) : (
    name
  )
