import { useStore } from '@nanostores/react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { FundsReceipt } from '#domain/funds/receipt/receipt'
import type { CaseReceipts } from '#domain/funds/receipt/view'
import { money } from '#lib/format'
import { $caseFunds } from '#stores/funds/checks'
import { explainReceipt } from '#stores/funds/receipts'
import {
  ExplanationValues,
  explanationFields,
  explanationStart,
  type OpenReceipt,
} from './receipt-fields.ts'

type Props = { open: OpenReceipt | null; receipts: CaseReceipts; onDone: () => void }

/** The form that ties a receipt to the source of funds. */
export const ReceiptForm = ({ open, receipts, onDone }: Props) => (
  <Dialog title="Tie to the source of funds" open={open !== null} onClose={onDone}>
    {open && <Form open={open} others={othersThan(open, receipts)} onDone={onDone} />}
  </Dialog>
)

const othersThan = ({ receipt }: OpenReceipt, { receipts, held }: CaseReceipts): FundsReceipt[] =>
  [...receipts.flatMap((it) => it.receipt ?? []), ...held.map((it) => it.receipt)].filter(
    ({ id }) => id !== receipt?.id,
  )

type FormProps = { open: OpenReceipt; others: readonly FundsReceipt[]; onDone: () => void }

const Form = ({ open, others, onDone }: FormProps) => {
  const { data: funds } = useStore($caseFunds)
  if (funds === undefined) return null
  const { posting, amount, payer, receipt } = open
  const version = receipt?.version ?? 0
  return (
    <>
      <p>
        {money(amount)} from {payer || 'somebody who is not named'}. Take the account from the bank
        statement, not from a message.
      </p>
      <SchemaForm
        schema={ExplanationValues}
        submit="Tie the receipt"
        of={`receipt-${posting}`}
        version={version}
        onCancel={onDone}
        start={explanationStart(open)}
        fields={explanationFields(funds, others)}
        onSubmit={async (body, key) => {
          await explainReceipt({ posting, version }, body, key)
          onDone()
        }}
      />
    </>
  )
}
