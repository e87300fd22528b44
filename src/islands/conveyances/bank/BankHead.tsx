import { type RefObject, useRef } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { reasonAgainst } from '#domain/act'
import { DUE_DAYS, mayPrepare } from '#domain/reconciliation/acts'
import type { BankView, Position } from '#domain/reconciliation/view'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { money, shortDate } from '#lib/format'
import { importStatement, prepareReconciliation } from '#stores/reconciliation/bank'
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
    {bank.suspense !== 0 && (
      <p className="warn">{money(bank.suspense)} is in suspense. Allocate it on its case.</p>
    )}
    <Due days={bank.days_since} />
    {bank.position ? (
      <Figures position={bank.position} />
    ) : (
      <p>Import a bank statement to reconcile the account: CSV, MT940 or CAMT.053.</p>
    )}
  </header>
)

const Due = ({ days }: { days: number | null }) => {
  if (days === null) return <p className="mute">Not reconciled and signed yet.</p>
  const tone = days >= DUE_DAYS.red ? 'bad' : days >= DUE_DAYS.amber ? 'warn' : 'mute'
  return (
    <p className={tone}>
      Last signed reconciliation: {days} days ago. It is due every {DUE_DAYS.red} days.
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
  const input = useRef<HTMLInputElement>(null)
  const { fault, isBusy, submit } = useSubmit()
  const canPost = useCan('payments.create')
  const why = reasonAgainst(mayPrepare(useActingPerson(), bank.position))
  return (
    <div>
      <div className="row wrap">
        <LedgerExport />
        {canPost && (
          <>
            <ActButton isBusy={isBusy} why={why} onPress={() => void submit(prepareReconciliation)}>
              Prepare a reconciliation
            </ActButton>
            <ActButton className="btn main" isBusy={isBusy} onPress={() => input.current?.click()}>
              Import a statement
            </ActButton>
          </>
        )}
      </div>
      <FileInput
        input={input}
        onFile={(file) => void submit(() => importStatement(file, newKey()))}
      />
      <Fault fault={fault} />
    </div>
  )
}

const Fault = ({ fault }: { fault: string | null }) =>
  fault && (
    <p className="fault" role="alert">
      {fault}
    </p>
  )

const newKey = () => crypto.randomUUID()

type InputProps = { input: RefObject<HTMLInputElement | null>; onFile: (file: File) => void }

const FileInput = ({ input, onFile }: InputProps) => (
  <input
    ref={input}
    type="file"
    className="sr"
    tabIndex={-1}
    aria-label="Bank statement"
    accept=".csv,.sta,.mt940,.940,.xml,.txt"
    onChange={(event) => {
      const [file] = event.target.files ?? []
      event.target.value = ''
      if (file) onFile(file)
    }}
  />
)
