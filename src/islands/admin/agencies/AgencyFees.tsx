import { useStore } from '@nanostores/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { reasonAgainst } from '#domain/act'
import { feeActs } from '#domain/agent/fee/acts'
import { FeePayment, FeeWithdrawal } from '#domain/agent/fee/bodies'
import type { FeeLine } from '#domain/agent/fee/fee'
import type { FeeStatement } from '#domain/agent/fee/statement'
import { FeeTable } from '#islands/agents/fees/FeeTable.tsx'
import { StatementHead } from '#islands/agents/fees/StatementHead.tsx'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { money, today } from '#lib/format'
import {
  $agencyFees,
  $feeMonth,
  agencyFeesPdf,
  exportAgencyFees,
  payFee,
  withdrawFeePayment,
} from '#stores/agent/agency-fees'

type Open = { readonly act: 'pay' | 'withdraw'; readonly line: FeeLine }
type OnOpen = (open: Open) => void

/** What the firm owes an agency by month, and what of it was paid. */
export default function AgencyFees() {
  const statement = useStore($agencyFees)
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <section className="sec agent-list">
      <header>
        <h2>Referral fees</h2>
      </header>
      <StatementHead
        month={useStore($feeMonth)}
        statement={statement.data}
        onMonth={(month) => $feeMonth.set(month)}
        csv={exportAgencyFees}
        pdf={agencyFeesPdf}
      />
      <Loaded
        from={statement}
        skeleton={<Skeleton rows={4} />}
        retry={() => $agencyFees.revalidate()}
      >
        {(found) => <Tables statement={found} onOpen={setOpen} />}
      </Loaded>
      <FeeDialog open={open} onDone={() => setOpen(null)} />
    </section>
  )
}

type TablesProps = { statement: FeeStatement; onOpen: OnOpen }

const Tables = ({ statement: { earlier, due, expected }, onOpen }: TablesProps) => {
  const acts = (line: FeeLine) => <FeeMenu line={line} onOpen={onOpen} />
  if (earlier.length + due.length + expected.length === 0)
    return (
      <Empty title="No referral fees">
        <p>A fee appears here once a quote that names it becomes a case.</p>
      </Empty>
    )
  return (
    <>
      <FeeTable caption="From earlier months" lines={earlier} acts={acts} />
      <FeeTable caption="Due in this month" lines={due} acts={acts} />
      <FeeTable caption="To come, once the case completes" lines={expected} />
    </>
  )
}

const FeeMenu = ({ line, onOpen }: { line: FeeLine; onOpen: OnOpen }) => {
  const acts = feeActs(line, useActingPerson())
  const choice = (act: Open['act'], label: string) => ({
    key: act,
    label,
    why: reasonAgainst(acts[act]),
    onChoose: () => onOpen({ act, line }),
  })
  return (
    <RowMenu
      label={`Actions for the fee of ${line.ref}`}
      choices={[choice('pay', 'Record as paid'), choice('withdraw', 'Withdraw the payment')]}
    />
  )
}

const FeeDialog = ({ open, onDone }: { open: Open | null; onDone: () => void }) => (
  <Dialog
    title={open?.act === 'withdraw' ? 'Withdraw the payment' : 'Record as paid'}
    open={open !== null}
    onClose={onDone}
  >
    {open?.act === 'pay' && <PaymentForm line={open.line} onDone={onDone} />}
    {open?.act === 'withdraw' && <WithdrawalForm line={open.line} onDone={onDone} />}
  </Dialog>
)

const Payment = z.omit(FeePayment, { version: true })
const Withdrawal = z.omit(FeeWithdrawal, { version: true })

const paymentFields: readonly FormPart[] = [
  { name: 'on', label: 'Paid on', kind: 'date', quick: ['today'] },
  { name: 'reference', label: 'Reference on the bank statement', kind: 'text', width: 'w6' },
]

type FormProps = { line: FeeLine; onDone: () => void }

const PaymentForm = ({ line, onDone }: FormProps) => (
  <>
    <p>
      {money(line.amount)} without VAT for {line.address}, {line.ref}, as the client was told.
    </p>
    <SchemaForm
      schema={Payment}
      of={`fee of ${line.conveyance_id}`}
      submit="Record as paid"
      onCancel={onDone}
      start={{ on: today(), reference: '' }}
      fields={paymentFields}
      onSubmit={async (body, key) => {
        await payFee(line, body, key)
        onDone()
      }}
    />
  </>
)

const WithdrawalForm = ({ line, onDone }: FormProps) => (
  <SchemaForm
    schema={Withdrawal}
    of={`withdrawal of ${line.conveyance_id}`}
    submit="Withdraw"
    danger
    onCancel={onDone}
    start={{ reason: '' }}
    fields={[{ name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' }]}
    onSubmit={async ({ reason }, key) => {
      await withdrawFeePayment(line, reason, key)
      onDone()
    }}
  />
)
