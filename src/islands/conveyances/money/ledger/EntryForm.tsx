import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { CaseLedger } from '#domain/ledger/view'
import { postEntry } from '#stores/ledger/ledger'
import { CostsLimit } from './CostsLimit.tsx'
import {
  AllocationValues,
  allocationFields,
  BillValues,
  billFields,
  billStart,
  CostsValues,
  CreditValues,
  costsFields,
  creditFields,
  creditStart,
  DisbursementValues,
  disbursementFields,
  disbursementStart,
  ReleaseValues,
  releaseFields,
  startOf,
} from './entry-fields.ts'
import { ReceiptValues, receiptFields, receiptStart } from './receipt-fields.ts'

export type EntryName =
  | 'receipt'
  | 'bill'
  | 'costs'
  | 'credit'
  | 'disbursement'
  | 'release'
  | 'allocation'

type FormProps = { ledger: CaseLedger; onDone: () => void }

const ReceiptForm = ({ ledger: { version, managed_by }, onDone }: FormProps) => (
  <SchemaForm
    schema={ReceiptValues}
    submit="Record the receipt"
    of="ledger-receipt"
    onCancel={onDone}
    start={receiptStart(managed_by)}
    fields={receiptFields(managed_by)}
    onSubmit={async (body, key) => {
      await postEntry({ ...body, act: 'receipt', version }, key)
      onDone()
    }}
  />
)

const BillForm = ({ ledger: { version }, onDone }: FormProps) => (
  <SchemaForm
    schema={BillValues}
    submit="Deliver the bill"
    of="ledger-bill"
    onCancel={onDone}
    start={billStart()}
    fields={billFields}
    onSubmit={async (body, key) => {
      await postEntry({ ...body, act: 'bill', version }, key)
      onDone()
    }}
  />
)

const CostsForm = ({ ledger, onDone }: FormProps) => (
  <>
    <CostsLimit ledger={ledger} />
    <SchemaForm
      schema={CostsValues}
      submit="Take the costs"
      of="ledger-costs"
      onCancel={onDone}
      start={startOf(ledger)}
      fields={costsFields(ledger)}
      onSubmit={async (body, key) => {
        await postEntry({ ...body, act: 'costs', version: ledger.version }, key)
        onDone()
      }}
    />
  </>
)

const CreditForm = ({ ledger, onDone }: FormProps) => (
  <SchemaForm
    schema={CreditValues}
    submit="Credit the bill"
    of="ledger-credit"
    onCancel={onDone}
    start={creditStart(ledger)}
    fields={creditFields(ledger)}
    onSubmit={async (body, key) => {
      await postEntry({ ...body, act: 'credit', version: ledger.version }, key)
      onDone()
    }}
  />
)

const DisbursementForm = ({ ledger: { version }, onDone }: FormProps) => (
  <SchemaForm
    schema={DisbursementValues}
    submit="Record the payment"
    of="ledger-disbursement"
    onCancel={onDone}
    start={disbursementStart()}
    fields={disbursementFields}
    onSubmit={async (body, key) => {
      await postEntry({ ...body, act: 'disbursement', version }, key)
      onDone()
    }}
  />
)

const ReleaseForm = ({ ledger: { version, lender, stakeholder }, onDone }: FormProps) => (
  <SchemaForm
    schema={ReleaseValues}
    submit="Release to the client"
    of="ledger-release"
    onCancel={onDone}
    start={{
      ...receiptStart(),
      from: lender > 0 ? 'lender' : 'stakeholder',
      amount: lender || stakeholder,
    }}
    fields={releaseFields}
    onSubmit={async (body, key) => {
      await postEntry({ ...body, act: 'release', version }, key)
      onDone()
    }}
  />
)

const AllocationForm = ({ ledger: { version }, onDone }: FormProps) => (
  <SchemaForm
    schema={AllocationValues}
    submit="Allocate to the client"
    of="ledger-allocation"
    onCancel={onDone}
    start={receiptStart()}
    fields={allocationFields}
    onSubmit={async (body, key) => {
      await postEntry({ ...body, act: 'allocation', version }, key)
      onDone()
    }}
  />
)

const forms = {
  receipt: ReceiptForm,
  bill: BillForm,
  costs: CostsForm,
  credit: CreditForm,
  disbursement: DisbursementForm,
  release: ReleaseForm,
  allocation: AllocationForm,
}

export const EntryForm = ({ name, ...props }: FormProps & { name: EntryName }) => {
  const Form = forms[name]
  return <Form {...props} />
}
