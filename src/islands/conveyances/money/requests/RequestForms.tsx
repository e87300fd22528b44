import { useStore } from '@nanostores/react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import type { PaymentNotice } from '#domain/payment-request/notice/notice'
import type { Receipt, Refund } from '#domain/payment-request/request'
import type { RequestView } from '#domain/payment-request/view'
import { money } from '#lib/format'
import { $caseLedger } from '#stores/ledger/ledger'
import {
  $paymentRequests,
  askForPayment,
  askRefund,
  cancelRequest,
  recordReceipt,
  rejectRefund,
} from '#stores/payment-request/requests'
import { CheckForm } from './CheckForm.tsx'
import {
  AskValues,
  askFields,
  askStart,
  CancelValues,
  cancelFields,
  ReceiptValues,
  RefundValues,
  receiptFields,
  receiptStart,
  refundFields,
} from './request-fields.ts'

export type OpenRequest =
  | { readonly name: 'ask' }
  | { readonly name: 'record'; readonly request: RequestView }
  | { readonly name: 'cancel'; readonly request: RequestView }
  | { readonly name: 'refund'; readonly request: RequestView; readonly receipt: Receipt }
  | { readonly name: 'reject'; readonly request: RequestView; readonly refund: Refund }
  | { readonly name: 'check'; readonly notice: PaymentNotice }

const titles = {
  ask: 'Request a payment',
  record: 'Record a receipt',
  cancel: 'Cancel the request',
  refund: 'Ask for a refund',
  reject: 'Reject the refund',
  check: 'Check who pays',
}

type Props = { open: OpenRequest | null; caseFile: CaseDetail; onDone: () => void }

/** The form that is open over what clients are asked to pay. */
export const RequestForms = ({ open, caseFile, onDone }: Props) => (
  <Dialog title={titles[open?.name ?? 'ask']} open={open !== null} onClose={onDone}>
    {open && <Form open={open} caseFile={caseFile} onDone={onDone} />}
  </Dialog>
)

const Form = ({ open, caseFile, onDone }: Props & { open: OpenRequest }) => {
  if (open.name === 'ask') return <AskForm caseFile={caseFile} onDone={onDone} />
  if (open.name === 'record') return <RecordForm request={open.request} onDone={onDone} />
  if (open.name === 'check') return <CheckForm notice={open.notice} onDone={onDone} />
  if (open.name === 'refund') return <RefundForm {...open} onDone={onDone} />
  const { request } = open
  const submit = (reason: string, key: string) =>
    open.name === 'cancel'
      ? cancelRequest(request, reason, key)
      : rejectRefund(request, open.refund.id, reason, key)
  return <ReasonForm title={titles[open.name]} of={request.id} submit={submit} onDone={onDone} />
}

const AskForm = ({ caseFile: { conveyance }, onDone }: Pick<Props, 'caseFile' | 'onDone'>) => {
  const { data: ledger = { bills: [], managed_by: null } } = useStore($caseLedger)
  return (
    <SchemaForm
      schema={AskValues}
      submit="Request the payment"
      of="payment-request"
      onCancel={onDone}
      start={askStart(conveyance, ledger)}
      fields={askFields(conveyance, ledger)}
      onSubmit={async (body, key) => {
        await askForPayment(body, key)
        onDone()
      }}
    />
  )
}

const RecordForm = ({ request, onDone }: { request: RequestView; onDone: () => void }) => {
  const { data } = useStore($paymentRequests)
  const { data: ledger } = useStore($caseLedger)
  return (
    <>
      <p>
        {money(request.left)} left of {request.narrative}.
      </p>
      <SchemaForm
        schema={ReceiptValues}
        submit="Record the receipt"
        of={`${request.id} receipt`}
        onCancel={onDone}
        start={receiptStart(request)}
        fields={receiptFields(data?.notices ?? [])}
        onSubmit={async (body, key) => {
          await recordReceipt(request, { ...body, ledger: ledger?.version ?? 0 }, key)
          onDone()
        }}
      />
    </>
  )
}

type RefundProps = { request: RequestView; receipt: Receipt; onDone: () => void }

const RefundForm = ({ request, receipt, onDone }: RefundProps) => (
  <SchemaForm
    schema={RefundValues}
    submit="Ask for the refund"
    of={`${request.id} ${receipt.number}`}
    onCancel={onDone}
    start={{ amount: receipt.amount, reason: '' }}
    fields={refundFields}
    onSubmit={async (body, key) => {
      await askRefund(request, { ...body, receipt: receipt.number }, key)
      onDone()
    }}
  />
)

type ReasonProps = {
  title: string
  of: string
  submit: (reason: string, key: string) => Promise<unknown>
  onDone: () => void
}

const ReasonForm = ({ title, of, submit, onDone }: ReasonProps) => (
  <SchemaForm
    schema={CancelValues}
    submit={title}
    danger
    of={of}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={cancelFields}
    onSubmit={async ({ reason }, key) => {
      await submit(reason, key)
      onDone()
    }}
  />
)
