import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { ClientAccountView } from '#domain/client-account/account'
import { confirmDetails, enterDetails, rejectDetails } from '#stores/client-account/account'
import {
  ConfirmValues,
  confirmFields,
  confirmStart,
  EnterValues,
  enterFields,
  enterStart,
  RejectValues,
  rejectFields,
} from './details-fields.ts'

type FormProps = { account: ClientAccountView; onDone: () => void }

const EnterForm = ({ account, onDone }: FormProps) => (
  <SchemaForm
    schema={EnterValues}
    submit="Enter the details"
    danger={account.current !== null}
    of="client-account"
    onCancel={onDone}
    start={enterStart}
    fields={enterFields}
    onSubmit={async (body, key) => {
      await enterDetails(account, body, key)
      onDone()
    }}
  />
)

const ConfirmForm = ({ account, onDone }: FormProps) => (
  <>
    <p>
      {account.change?.asked.by.name} entered the account of {account.change?.holder} at{' '}
      {account.change?.bank}. Type its digits off a statement or letter of the bank yourself: they
      count if both of you typed the same.
    </p>
    <SchemaForm
      schema={ConfirmValues}
      submit="Confirm the details"
      of="client-account-confirmation"
      onCancel={onDone}
      start={confirmStart}
      fields={confirmFields}
      onSubmit={async (body, key) => {
        await confirmDetails(account, body, key)
        onDone()
      }}
    />
  </>
)

const RejectForm = ({ account, onDone }: FormProps) => (
  <SchemaForm
    schema={RejectValues}
    submit="Reject the details"
    danger
    of="client-account-rejection"
    onCancel={onDone}
    start={{ reason: '' }}
    fields={rejectFields}
    onSubmit={async ({ reason }, key) => {
      await rejectDetails(account, reason, key)
      onDone()
    }}
  />
)

const forms = {
  change: { title: 'Details of our client account', Form: EnterForm },
  confirm: { title: 'Confirm the details', Form: ConfirmForm },
  reject: { title: 'Reject the details', Form: RejectForm },
}

export type OpenForm = keyof typeof forms

type Props = FormProps & { open: OpenForm | null }

/** The form that is open over the details of our client account. */
export const DetailsForms = ({ open, ...form }: Props) => {
  const { title, Form } = forms[open ?? 'change']
  return (
    <Dialog title={title} open={open !== null} onClose={form.onDone}>
      <Form {...form} />
    </Dialog>
  )
}
