import type { ReactNode } from 'react'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { CaseTitle } from '#domain/conveyance/title/title'
import { EmailLink, PhoneLink } from '#islands/conveyances/overview/contact-links.tsx'
import { amount, Line, Part } from '#islands/conveyances/overview/overview-parts.tsx'
import { shortDate } from '#lib/format'

type Props = { conveyance: Conveyance; title: CaseTitle; act: ReactNode }

/** The loan of a purchase or remortgage, with its offer and broker. */
export const Mortgage = ({ conveyance: { lender, key_dates }, title, act }: Props) => {
  const { account, conditions, broker } = title.mortgage
  const { offer_received_on, offer_expires_on } = key_dates
  return (
    <Part title="Mortgage" act={act}>
      <Line name="Lender">{lender?.name}</Line>
      <Line name="Lender’s reference">{lender?.ref}</Line>
      <Line name="Lender’s telephone">
        <PhoneLink>{lender?.phone}</PhoneLink>
      </Line>
      <Line name="Account or offer reference">{account}</Line>
      <Line name="Amount of the loan">{amount(lender?.amount)}</Line>
      <Line name="Offer received">{offer_received_on && shortDate(offer_received_on)}</Line>
      <Line name="Offer expires">{offer_expires_on && shortDate(offer_expires_on)}</Line>
      <Line name="Conditions">{conditions && <span className="said">{conditions}</span>}</Line>
      <Line name="Broker">{broker?.firm}</Line>
      {broker && <BrokerLines broker={broker} />}
    </Part>
  )
}

const BrokerLines = ({ broker }: { broker: NonNullable<CaseTitle['mortgage']['broker']> }) => (
  <>
    <Line name="Broker’s adviser">{broker.name}</Line>
    <Line name="Broker’s telephone">
      <PhoneLink>{broker.phone}</PhoneLink>
    </Line>
    <Line name="Broker’s email">
      <EmailLink>{broker.email}</EmailLink>
    </Line>
  </>
)
