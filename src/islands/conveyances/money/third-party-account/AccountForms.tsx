import { useStore } from '@nanostores/react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { ThirdPartyAccount } from '#domain/third-party-account/account'
import { today } from '#lib/format'
import { $documents } from '#stores/document/documents'
import {
  agreeAccount,
  endAccount,
  proposeAccount,
  recordStatement,
  rejectAccount,
} from '#stores/third-party-account/accounts'
import {
  AgreementValues,
  EndValues,
  endFields,
  ProposalValues,
  proposalFields,
  RejectionValues,
  reasonFields,
  StatementValues,
  statementFields,
} from './account-fields.ts'

export type OpenAccount = 'agree' | 'reject' | 'state' | 'end'

const titles = {
  agree: 'Agree to the account',
  reject: 'Reject the account',
  state: 'Record a statement',
  end: 'End the account',
}

const useDocuments = () => [
  { value: '', label: 'Choose a document' },
  ...(useStore($documents).data ?? []).map(({ id, name }) => ({ value: id, label: name })),
]

type ProposeProps = { isOpen: boolean; needsAuthorisation: boolean; onDone: () => void }

/** The form that proposes an account of a third party. */
export const ProposeForm = ({ isOpen, needsAuthorisation, onDone }: ProposeProps) => {
  const documents = useDocuments()
  return (
    <Dialog title="Use a third-party managed account" open={isOpen} onClose={onDone}>
      <p>
        A third-party managed account belongs to a provider that the Financial Conduct Authority
        regulates. Once somebody else agrees, all client money of this case goes through it, and
        none through our client account.
      </p>
      <SchemaForm
        schema={ProposalValues}
        submit="Propose the account"
        of="third-party-account"
        onCancel={onDone}
        start={{ provider: '', firm_reference: '', reference: '', told_on: today(), told_by: '' }}
        fields={proposalFields(documents, needsAuthorisation)}
        onSubmit={async (body, key) => {
          await proposeAccount(body, key)
          onDone()
        }}
      />
    </Dialog>
  )
}

type Props = { open: OpenAccount | null; account: ThirdPartyAccount; onDone: () => void }

/** The form that is open over an account. */
export const AccountForms = ({ open, account, onDone }: Props) => {
  const Form = open && forms[open]
  return (
    <Dialog title={titles[open ?? 'state']} open={open !== null} onClose={onDone}>
      {Form && <Form account={account} onDone={onDone} />}
    </Dialog>
  )
}

type FormProps = Pick<Props, 'account' | 'onDone'>

const AgreeForm = ({ account, onDone }: FormProps) => (
  <>
    <p>
      From now on all client money of this case goes through {account.provider}. Bills and office
      money stay here.
    </p>
    <SchemaForm
      schema={AgreementValues}
      submit="Agree to the account"
      of={account.id}
      onCancel={onDone}
      start={{}}
      fields={[]}
      onSubmit={async (_, key) => {
        await agreeAccount(account, key)
        onDone()
      }}
    />
  </>
)

const RejectForm = ({ account, onDone }: FormProps) => (
  <SchemaForm
    schema={RejectionValues}
    submit="Reject the account"
    danger
    of={account.id}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={reasonFields}
    onSubmit={async ({ reason }, key) => {
      await rejectAccount(account, reason, key)
      onDone()
    }}
  />
)

const StatementForm = ({ account, onDone }: FormProps) => {
  const documents = useDocuments()
  return (
    <SchemaForm
      schema={StatementValues}
      submit="Record the statement"
      of={account.id}
      onCancel={onDone}
      start={{ on: today(), balance: null, document: '' }}
      fields={statementFields(documents)}
      onSubmit={async (body, key) => {
        await recordStatement(account, body, key)
        onDone()
      }}
    />
  )
}

const EndForm = ({ account, onDone }: FormProps) => (
  <>
    <p>
      The last statement of {account.provider} says £0.00. After the end our client account takes
      money of this case again.
    </p>
    <SchemaForm
      schema={EndValues}
      submit="End the account"
      of={account.id}
      onCancel={onDone}
      start={{ on: today(), reason: '' }}
      fields={endFields}
      onSubmit={async (body, key) => {
        await endAccount(account, body, key)
        onDone()
      }}
    />
  </>
)

const forms = { agree: AgreeForm, reject: RejectForm, state: StatementForm, end: EndForm }
