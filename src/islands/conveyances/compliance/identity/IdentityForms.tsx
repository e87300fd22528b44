import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { IdentityView } from '#domain/identity/view'
import { addPerson, askForPictures, rejectIdentity, removePerson } from '#stores/identity/checks'
import {
  AddValues,
  AskValues,
  addFields,
  addStart,
  askFields,
  ReasonValues,
  reasonFields,
} from './identity-fields.ts'

export type OpenIdentity =
  | { readonly name: 'add' }
  | {
      readonly name: 'ask' | 'fail' | 'send_back' | 'remove'
      readonly person: IdentityView
    }

const titles = {
  add: 'Check another person',
  ask: 'Ask the client for pictures',
  fail: 'Record that the check failed',
  send_back: 'Send the review back',
  remove: 'Say that no check is needed',
}

type Props = { open: OpenIdentity | null; onDone: () => void }

/** The form that is open over the identity checks. */
export const IdentityForms = ({ open, onDone }: Props) => (
  <Dialog title={titles[open?.name ?? 'add']} open={open !== null} onClose={onDone}>
    {open?.name === 'add' && <AddForm onDone={onDone} />}
    {open?.name === 'ask' && <AskForm person={open.person} onDone={onDone} />}
    {open && open.name !== 'add' && open.name !== 'ask' && (
      <ReasonForm name={open.name} person={open.person} onDone={onDone} />
    )}
  </Dialog>
)

const AddForm = ({ onDone }: { onDone: () => void }) => (
  <SchemaForm
    schema={AddValues}
    submit="Add the person"
    of="identity"
    onCancel={onDone}
    start={addStart}
    fields={addFields}
    onSubmit={async (body, key) => {
      await addPerson(body, key)
      onDone()
    }}
  />
)

type FormProps = { person: IdentityView; onDone: () => void }

const AskForm = ({ person, onDone }: FormProps) => {
  const isAgain = person.check.status !== 'not_started'
  return (
    <>
      <p>
        {person.name} gets an email with a link: their passport or driving licence, a selfie with a
        code of the day, and a proof of address.
      </p>
      <SchemaForm
        schema={AskValues}
        submit={isAgain ? 'Ask again' : 'Send the link'}
        of={person.contact_id}
        version={person.version}
        onCancel={onDone}
        start={{ reason: '' }}
        fields={askFields(isAgain)}
        onSubmit={async (body, key) => {
          await askForPictures(person, body, key)
          onDone()
        }}
      />
    </>
  )
}

const submits = { fail: 'Record the failure', send_back: 'Send back', remove: 'No check needed' }

const ReasonForm = ({
  name,
  person,
  onDone,
}: FormProps & { name: 'fail' | 'send_back' | 'remove' }) => (
  <>
    <p>{person.name}</p>
    <SchemaForm
      schema={ReasonValues}
      submit={submits[name]}
      danger={name !== 'send_back'}
      of={person.contact_id}
      version={person.version}
      onCancel={onDone}
      start={{ reason: '' }}
      fields={reasonFields}
      onSubmit={async ({ reason }, key) => {
        if (name === 'remove') await removePerson(person, { reason }, key)
        else
          await rejectIdentity(
            person,
            { reason, outcome: name === 'fail' ? 'failed' : 'sent_back' },
            key,
          )
        onDone()
      }}
    />
  </>
)
