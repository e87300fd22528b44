import { useStore } from '@nanostores/react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import { purposeLabels } from '#domain/payment/labels'
import type { PaymentView } from '#domain/payment/payment'
import { money, today } from '#lib/format'
import { $caseReceipts } from '#stores/funds/receipts'
import { $casePayees } from '#stores/payee/payees'
import { approvePayment, askPayment, rejectPayment, sendPayment } from '#stores/payment/payments'
import { $paymentTimes } from '#stores/payment/times'
import { $paymentRequests } from '#stores/payment-request/requests'
import {
  ApproveValues,
  AskValues,
  askFields,
  askStart,
  RejectValues,
  rejectFields,
  SendValues,
  sendFields,
} from './payment-fields.ts'

export type OpenPayment =
  | { readonly name: 'ask' }
  | { readonly name: 'approve' | 'send' | 'reject'; readonly payment: PaymentView }

const titles = {
  ask: 'Ask for a payment',
  approve: 'Approve the payment',
  send: 'Record the payment as sent',
  reject: 'Reject the payment',
}

type Props = { open: OpenPayment | null; caseFile: CaseDetail; onDone: () => void }

/** The form that is open over the payments. */
export const PaymentForms = ({ open, caseFile, onDone }: Props) => (
  <Dialog title={titles[open?.name ?? 'ask']} open={open !== null} onClose={onDone}>
    {open?.name === 'ask' && <AskForm caseFile={caseFile} onDone={onDone} />}
    {open && open.name !== 'ask' && <One {...open} onDone={onDone} />}
  </Dialog>
)

const AskForm = ({ caseFile, onDone }: Pick<Props, 'caseFile' | 'onDone'>) => {
  const { data: payees = [] } = useStore($casePayees)
  const { data: receipts } = useStore($caseReceipts)
  const { data: asked } = useStore($paymentRequests)
  return (
    <Loaded
      from={useStore($paymentTimes)}
      skeleton={<Skeleton rows={6} />}
      retry={() => $paymentTimes.revalidate()}
    >
      {(times) => (
        <SchemaForm
          schema={AskValues}
          submit="Ask for the payment"
          of="payment"
          onCancel={onDone}
          start={askStart(caseFile.conveyance, times)}
          fields={askFields(caseFile.conveyance, {
            ...{ payees, times },
            requests: asked?.requests ?? [],
            held: receipts?.held ?? [],
          })}
          onSubmit={async (body, key) => {
            await askPayment(body, key)
            onDone()
          }}
        />
      )}
    </Loaded>
  )
}

type FormProps = { payment: PaymentView; onDone: () => void }

const ApproveForm = ({ payment, onDone }: FormProps) => (
  <SchemaForm
    schema={ApproveValues}
    submit="Approve the payment"
    of={payment.id}
    onCancel={onDone}
    start={{}}
    fields={[]}
    onSubmit={async (_, key) => {
      await approvePayment(payment, key)
      onDone()
    }}
  />
)

const SendForm = ({ payment, onDone }: FormProps) => (
  <SchemaForm
    schema={SendValues}
    submit="Record as sent"
    of={payment.id}
    onCancel={onDone}
    start={{ on: today() }}
    fields={sendFields}
    onSubmit={async (body, key) => {
      await sendPayment(payment, body, key)
      onDone()
    }}
  />
)

const RejectForm = ({ payment, onDone }: FormProps) => (
  <SchemaForm
    schema={RejectValues}
    submit="Reject the payment"
    danger
    of={payment.id}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={rejectFields}
    onSubmit={async ({ reason }, key) => {
      await rejectPayment(payment, reason, key)
      onDone()
    }}
  />
)

const forms = { approve: ApproveForm, send: SendForm, reject: RejectForm }

const One = ({ name, payment, onDone }: FormProps & { name: keyof typeof forms }) => {
  const Form = forms[name]
  return (
    <>
      <p>
        {money(payment.amount)}, {purposeLabels[payment.purpose].toLowerCase()}, to{' '}
        {payment.payee
          ? `${payment.payee.name}, ending ${payment.payee.ending}`
          : payment.linked?.ref}
        . Reference {payment.reference}. {payment.authority}
      </p>
      {payment.timing && <p className="warn">{payment.timing}</p>}
      {payment.obstacle && <p className="fault">{payment.obstacle}</p>}
      <Form payment={payment} onDone={onDone} />
    </>
  )
}
