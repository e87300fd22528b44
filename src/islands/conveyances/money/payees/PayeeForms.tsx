import { Dialog } from '#components/overlay/Dialog.tsx'
import type { PayeeAct } from '#domain/payee/acts'
import type { PayeeView } from '#domain/payee/payee'
import { AskNameForm, ExplainNameForm } from './name-forms.tsx'
import { PayeeDigits } from './PayeeDigits.tsx'
import {
  AddPayee,
  ApproveForm,
  CallForm,
  ChangeForm,
  NameCheckForm,
  RejectForm,
} from './payee-forms.tsx'

export type OpenPayee =
  | { readonly name: 'add' }
  | { readonly name: PayeeAct; readonly payee: PayeeView }

const titles = {
  add: 'Add a payee',
  change: 'Enter new bank details',
  check: 'Record the name check',
  ask: 'Ask for the name on the account',
  explain: 'Why the account is theirs',
  call: 'Record the call-back',
  approve: 'Approve the bank details',
  reject: 'Reject the bank details',
  digits: 'Bank details',
}

const forms = {
  change: ChangeForm,
  check: NameCheckForm,
  ask: AskNameForm,
  explain: ExplainNameForm,
  call: CallForm,
  approve: ApproveForm,
  reject: RejectForm,
  digits: PayeeDigits,
}

type Props = { open: OpenPayee | null; onDone: () => void }

/** The form that is open over the payees. */
export const PayeeForms = ({ open, onDone }: Props) => (
  <Dialog title={titles[open?.name ?? 'add']} open={open !== null} onClose={onDone}>
    {open?.name === 'add' && <AddPayee onDone={onDone} />}
    {open && open.name !== 'add' && <One {...open} onDone={onDone} />}
  </Dialog>
)

type OneProps = Exclude<OpenPayee, { name: 'add' }> & { onDone: () => void }

const One = ({ name, payee, onDone }: OneProps) => {
  const Form = forms[name]
  return (
    <>
      <p>{payee.name}</p>
      <Form payee={payee} onDone={onDone} />
    </>
  )
}
