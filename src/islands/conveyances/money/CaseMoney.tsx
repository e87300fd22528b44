import { useStore } from '@nanostores/react'
import type { CaseDetail } from '#domain/conveyance/api'
import { evidenceLine } from '#domain/conveyance/evidence/labels'
import { costOf } from '#domain/conveyance/order/order'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { totalRedemptionOn } from '#domain/conveyance/title/title'
import { FactPart } from '#islands/conveyances/overview/FactPart.tsx'
import { amount, Line, Part } from '#islands/conveyances/overview/overview-parts.tsx'
import { shortDate } from '#lib/format'
import { $caseOrders } from '#stores/conveyance/order/orders'
import { $caseTitle } from '#stores/conveyance/title/title'

type CaseProps = { caseFile: CaseDetail }

const moneyFacts: readonly FactKey[] = [
  'money_requested',
  'search_money_received',
  'deposit_held',
  'redemption_indicated',
  'redemption_checked',
  'completion_statement_sent',
  'balance_received',
  'bank_details_verified',
  'funds_received',
  'funds_sent',
  'mortgage_redeemed',
  'agent_paid',
  'balance_paid',
  'ledger_nil',
]

/** The amounts that are recorded on a case, and what was recorded of money. */
export default function CaseMoney({ caseFile }: CaseProps) {
  return (
    <div className="case-overview">
      <Amounts caseFile={caseFile} />
      <Exchanged caseFile={caseFile} />
      <Tax caseFile={caseFile} />
      <FactPart title="Recorded payments" facts={moneyFacts} caseFile={caseFile} />
    </div>
  )
}

const Amounts = ({ caseFile: { conveyance } }: CaseProps) => {
  const { data: orders = [] } = useStore($caseOrders)
  const { data: title } = useStore($caseTitle)
  const day = completionDay(conveyance.key_dates)
  const redeemed = day && title ? totalRedemptionOn(title.redemptions, day) : null
  return (
    <Part title="Amounts">
      <Line name="Price">{amount(conveyance.price)}</Line>
      <Line name="Deposit">{amount(conveyance.deposit)}</Line>
      <Line name="Loan">{amount(conveyance.lender?.amount)}</Line>
      <Line name="Our fees, before VAT">{amount(conveyance.fees)}</Line>
      <Line name="Searches and orders, VAT included">{amount(costOf(orders))}</Line>
      {day && redeemed !== null && (
        <Line name={`To redeem on ${shortDate(day)}`}>{amount(redeemed)}</Line>
      )}
    </Part>
  )
}

const Exchanged = ({ caseFile: { conveyance } }: CaseProps) => {
  const { exchange } = conveyance
  if (exchange === null) return null
  return (
    <Part title="Confirmed at exchange">
      <Line name="Price">{amount(exchange.price)}</Line>
      <Line name="Deposit">{amount(exchange.deposit)}</Line>
      <Line name="Deposit held by">{exchange.deposit_held_by}</Line>
    </Part>
  )
}

const Tax = ({ caseFile: { conveyance } }: CaseProps) => {
  const { sdlt_due_on, sdlt_filed_on } = conveyance.key_dates
  const confirmed = conveyance.facts.tax_confirmed
  if (conveyance.matter_type === 'sale') return null
  return (
    <Part title={conveyance.nation === 'Wales' ? 'Land transaction tax' : 'Stamp duty land tax'}>
      <Line name="Figure confirmed">
        {confirmed && `${shortDate(confirmed.at.slice(0, 10))}, ${confirmed.by.name}`}
        {confirmed?.evidence && (
          <small className="evidence">{evidenceLine(confirmed.evidence)}</small>
        )}
        {confirmed?.note && <small className="evidence">{confirmed.note}</small>}
      </Line>
      <Line name="Return due">{sdlt_due_on && shortDate(sdlt_due_on)}</Line>
      <Line name="Return filed">{sdlt_filed_on && shortDate(sdlt_filed_on)}</Line>
    </Part>
  )
}
