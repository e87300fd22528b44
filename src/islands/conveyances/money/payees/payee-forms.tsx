import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { PayeeView } from '#domain/payee/payee'
import {
  addPayee,
  approveAccount,
  changeAccount,
  recordCallBack,
  recordNameCheck,
  rejectAccount,
} from '#stores/payee/payees'
import {
  AccountValues,
  AddValues,
  ApproveValues,
  accountFields,
  accountStart,
  addFields,
  addStart,
  CallValues,
  callFields,
  callStart,
  NameCheckValues,
  nameCheckFields,
  nameCheckStart,
  RejectValues,
  rejectFields,
} from './payee-fields.ts'

type FormProps = { payee: PayeeView; onDone: () => void }

export const AddPayee = ({ onDone }: { onDone: () => void }) => (
  <SchemaForm
    schema={AddValues}
    submit="Add the payee"
    of="payee"
    onCancel={onDone}
    start={addStart}
    fields={addFields}
    onSubmit={async (body, key) => {
      await addPayee(body, key)
      onDone()
    }}
  />
)

export const ChangeForm = ({ payee, onDone }: FormProps) => (
  <SchemaForm
    schema={AccountValues}
    submit="Enter the details"
    danger={payee.account !== null}
    of={payee.id}
    onCancel={onDone}
    start={accountStart}
    fields={accountFields}
    onSubmit={async (body, key) => {
      await changeAccount(payee, body, key)
      onDone()
    }}
  />
)

export const NameCheckForm = ({ payee, onDone }: FormProps) => (
  <SchemaForm
    schema={NameCheckValues}
    submit="Record the name check"
    of={payee.id}
    onCancel={onDone}
    start={nameCheckStart}
    fields={nameCheckFields}
    onSubmit={async (body, key) => {
      await recordNameCheck(payee, body, key)
      onDone()
    }}
  />
)

export const CallForm = ({ payee, onDone }: FormProps) => (
  <SchemaForm
    schema={CallValues}
    submit="Record the call"
    of={payee.id}
    onCancel={onDone}
    start={callStart(payee)}
    fields={callFields(payee)}
    onSubmit={async (body, key) => {
      await recordCallBack(payee, body, key)
      onDone()
    }}
  />
)

export const ApproveForm = ({ payee, onDone }: FormProps) => (
  <>
    <p>
      Payments to {payee.change?.holder}, ending {payee.change?.ending}, become possible.{' '}
      {payee.change?.call?.spoke_to} confirmed the details to {payee.change?.call?.by.name}.
    </p>
    <SchemaForm
      schema={ApproveValues}
      submit="Approve the details"
      of={payee.id}
      onCancel={onDone}
      start={{}}
      fields={[]}
      onSubmit={async (_, key) => {
        await approveAccount(payee, key)
        onDone()
      }}
    />
  </>
)

export const RejectForm = ({ payee, onDone }: FormProps) => (
  <SchemaForm
    schema={RejectValues}
    submit="Reject the details"
    danger
    of={payee.id}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={rejectFields}
    onSubmit={async ({ reason }, key) => {
      await rejectAccount(payee, reason, key)
      onDone()
    }}
  />
)
