import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { BankView } from '#domain/reconciliation/view'
import { $bank } from '#stores/reconciliation/bank'
import { BankHead } from './BankHead.tsx'
import { BankLines } from './lines/BankLines.tsx'
import { MatchedLines } from './MatchedLines.tsx'
import { OpenPostings } from './OpenPostings.tsx'
import { Reconciliations } from './Reconciliations.tsx'
import { Statements } from './Statements.tsx'
import { WaitingPayments } from './WaitingPayments.tsx'

const MoneyReports = lazy(() => import('./reports/MoneyReports.tsx'))
const InterestTerms = lazy(() => import('./interest/InterestTerms.tsx'))
const PaymentTimes = lazy(() => import('./PaymentTimes.tsx'))
const AccountDetails = lazy(() => import('./details/AccountDetails.tsx'))

/** The client account: what the bank says, what our books say, and what is left between them. */
export default function BankAccount() {
  return (
    <Loaded
      from={useStore($bank)}
      skeleton={<Skeleton rows={10} />}
      retry={() => $bank.revalidate()}
    >
      {(bank) => <Account bank={bank} />}
    </Loaded>
  )
}

const Account = ({ bank }: { bank: BankView }) => (
  <div className="bank-account">
    <BankHead bank={bank} />
    <WaitingPayments payments={bank.payments} />
    <BankLines lines={bank.lines} />
    <OpenPostings postings={bank.postings} />
    <MatchedLines lines={bank.matched} cancelled={bank.cancelled} />
    <Reconciliations bank={bank} />
    <Statements files={bank.files} />
    <Suspense fallback={<Skeleton rows={6} />}>
      <MoneyReports />
    </Suspense>
    <Suspense fallback={<Skeleton rows={2} />}>
      <InterestTerms />
    </Suspense>
    <Suspense fallback={<Skeleton rows={2} />}>
      <PaymentTimes />
    </Suspense>
    <Suspense fallback={<Skeleton rows={2} />}>
      <AccountDetails />
    </Suspense>
  </div>
)
