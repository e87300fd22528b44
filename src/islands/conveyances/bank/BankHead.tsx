import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import { mayPrepare } from '#domain/reconciliation/acts'
import { DUE_DAYS } from '#domain/reconciliation/due-days'
import { isUnexplained } from '#domain/reconciliation/explanation'
import type { BankView, Position } from '#domain/reconciliation/view'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { money, pluralise, shortDate } from '#lib/format'
import { prepareReconciliation } from '#stores/reconciliation/bank'
import { ImportStatement } from './ImportStatement.tsx'
import { LedgerExport } from './LedgerExport.tsx'

type Props = { bank: BankView }

/** The account, how it stands, and what the cashier does with it. */
export const BankHead = ({ bank }: Props) => (
  <header className="bank-head">
    <div className="row between wrap">
      <h1 className="h1">
        Client account{bank.account && <span className="mute"> ending {bank.account}</span>}
      </h1>
      <Acts bank={bank} />
    </div>
    <Unexplained lines={bank.lines} />
    {bank.suspense !== 0 && (
      <p className="warn">{money(bank.suspense)} is in suspense. Allocate it on its case.</p>
    )}
    <Due bank={bank} />
    {bank.position ? (
      <Figures position={bank.position} />
    ) : (
      <p>Import a bank statement to reconcile the account: CSV, MT940 or CAMT.053.</p>
    )}
  </header>
)

const Unexplained = ({ lines }: Pick<BankView, 'lines'>) => {
  const unknown = lines.filter(isUnexplained)
  if (unknown.length === 0) return null
  const total = unknown.reduce((sum, { amount }) => sum - amount, 0)
  return (
    <p className="fault" role="alert">
      {money(total)} left the client account without a payment of ours (
      {pluralise(unknown.length, 'line')}). Explain each below.
    </p>
  )
}

const Due = ({ bank: { days_since: days, last_signed } }: Props) => {
  if (days === null) return <p className="mute">No client money has been held yet.</p>
  const tone = days >= DUE_DAYS.red ? 'bad' : days >= DUE_DAYS.amber ? 'warn' : 'mute'
  return (
    <p className={tone} role={tone === 'bad' ? 'alert' : undefined}>
      {last_signed
        ? `Last signed reconciliation: ${pluralise(days, 'day')} ago.`
        : `Client money has been held for ${pluralise(days, 'day')} and never reconciled.`}{' '}
      It is due every {DUE_DAYS.red} days.
    </p>
  )
}

const Figures = ({ position }: { position: Position }) => (
  <dl className="lines-2">
    <Line name={`Bank statement, ${shortDate(position.on)}`} amount={position.bank} />
    <Line name="Less on the statement, not in the cash book" amount={-position.lines} />
    <Line name="Add in the cash book, not on the statement" amount={position.postings} />
    <Line name="Cash book" amount={position.cash_book} />
    <Line name="Client ledgers, stakeholder, lender and suspense" amount={position.trust} />
    <Line name="Difference" amount={position.difference} isBad={position.difference !== 0} />
  </dl>
)

const Line = ({
  name,
  amount,
  isBad = false,
}: {
  name: string
  amount: number
  isBad?: boolean
}) => (
  <div>
    <dt>{name}</dt>
    <dd className={isBad ? 'num bad' : 'num'}>{money(amount)}</dd>
  </div>
)

const Acts = ({ bank }: Props) => {
  const { fault, isBusy, submit } = useSubmit()
  const canPost = useCan('payments.create')
  const why = reasonAgainst(mayPrepare(useActingPerson(), bank.position))
  return (
    <div className="row wrap">
      <LedgerExport />
      {canPost && (
        <>
          <ActButton isBusy={isBusy} why={why} onPress={() => void submit(prepareReconciliation)}>
            Prepare a reconciliation
          </ActButton>
          <ImportStatement />
        </>
      )}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
