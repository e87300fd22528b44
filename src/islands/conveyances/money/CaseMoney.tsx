import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { costOf } from '#domain/conveyance/order/order'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { completionDay } from '#domain/conveyance/plan/key-date'
import { totalRedemptionOn } from '#domain/conveyance/title/title'
import { FactPart } from '#islands/conveyances/overview/FactPart.tsx'
import { amount, Line, Part } from '#islands/conveyances/overview/overview-parts.tsx'
import { shortDate } from '#lib/format'
import { $caseOrders } from '#stores/conveyance/order/orders'
import { $caseTitle } from '#stores/conveyance/title/title'
import { CaseLedgerPart } from './ledger/CaseLedgerPart.tsx'
import { Payees, Shields } from './payees/Payees.tsx'
import { Payments } from './payments/Payments.tsx'
import { Statement } from './statement/Statement.tsx'

const InterestPart = lazy(() => import('./interest/InterestPart.tsx'))
const ResidualPart = lazy(() => import('./residual/ResidualPart.tsx'))
const CurrentAccount = lazy(() => import('./third-party-account/CurrentAccount.tsx'))
const OtherAccounts = lazy(() => import('./third-party-account/OtherAccounts.tsx'))
const Requests = lazy(() => import('./requests/Requests.tsx'))

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

/** The money of a case: its ledger, what it pays and whom, and what it comes to at completion. */
export default function CaseMoney({ caseFile }: CaseProps) {
  return (
    <div className="case-money">
      <div>
        <Moved caseFile={caseFile} />
        {(caseFile.conveyance.facts.completed || caseFile.conveyance.abortion) && (
          <Suspense fallback={null}>
            <ResidualPart caseFile={caseFile} />
          </Suspense>
        )}
        <Suspense fallback={<Skeleton rows={2} />}>
          <InterestPart caseFile={caseFile} />
        </Suspense>
        <Payees caseFile={caseFile} />
        <Suspense fallback={null}>
          <OtherAccounts caseFile={caseFile} />
        </Suspense>
      </div>
      <div>
        <Statement caseFile={caseFile} />
        <Amounts caseFile={caseFile} />
        <Exchanged caseFile={caseFile} />
        <FactPart title="Recorded in the plan" facts={moneyFacts} caseFile={caseFile} />
      </div>
    </div>
  )
}

/** What comes in and goes out, and where client money is. */
const Moved = ({ caseFile }: CaseProps) => (
  <>
    <Shields caseFile={caseFile} />
    <Suspense fallback={null}>
      <CurrentAccount caseFile={caseFile} />
    </Suspense>
    <Suspense fallback={<Skeleton rows={3} />}>
      <Requests caseFile={caseFile} />
    </Suspense>
    <CaseLedgerPart caseFile={caseFile} />
    <Payments caseFile={caseFile} />
  </>
)

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
