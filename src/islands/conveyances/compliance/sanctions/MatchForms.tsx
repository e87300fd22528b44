import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { Judging, SameConfirmation, SendingBack } from '#domain/sanctions/bodies'
import type { SanctionsMatch } from '#domain/sanctions/view'
import { confirmMatch, judgeMatch, sendMatchBack } from '#stores/sanctions/matches'

const versioned = { version: true } as const
const JudgeValues = z.omit(Judging, versioned)
const ConfirmValues = z.omit(SameConfirmation, versioned)
const SendBackValues = z.omit(SendingBack, versioned)

const reason: FormField = { name: 'reason', label: 'Reason', kind: 'text', width: 'w6' }
const judgeFields: readonly FormField[] = [
  {
    name: 'outcome',
    label: 'Is it the same person?',
    kind: 'radio',
    width: 'w6',
    options: [
      { value: 'not_same', label: 'No, somebody else' },
      { value: 'same', label: 'Yes, or it cannot be ruled out' },
    ],
  },
  {
    ...reason,
    label: 'Evidence',
    hint: 'For example the birth date in the passport, or the nationality. Do not tell the client.',
  },
]

type FormProps = { match: SanctionsMatch; onDone: () => void }

const JudgeForm = ({ match, onDone }: FormProps) => (
  <SchemaForm
    schema={JudgeValues}
    submit="Save the judgement"
    of={match.id}
    onCancel={onDone}
    start={{ outcome: '', reason: '' }}
    fields={judgeFields}
    onSubmit={async (body, key) => {
      await judgeMatch(match, body, key)
      onDone()
    }}
  />
)

const ConfirmForm = ({ match, onDone }: FormProps) => (
  <>
    <p>
      The case then stays stopped: exchange and completion are barred. Keep the money, and report it
      to OFSI.
    </p>
    <SchemaForm
      schema={ConfirmValues}
      submit="Confirm that it is the same person"
      danger
      of={match.id}
      onCancel={onDone}
      start={{}}
      fields={[]}
      onSubmit={async (_, key) => {
        await confirmMatch(match, key)
        onDone()
      }}
    />
  </>
)

const SendBackForm = ({ match, onDone }: FormProps) => (
  <SchemaForm
    schema={SendBackValues}
    submit="Send back"
    of={match.id}
    onCancel={onDone}
    start={{ reason: '' }}
    fields={[reason]}
    onSubmit={async (body, key) => {
      await sendMatchBack(match, body.reason, key)
      onDone()
    }}
  />
)

const forms = {
  judge: { title: 'Judge the match', Form: JudgeForm },
  confirm: { title: 'Confirm the match', Form: ConfirmForm },
  send_back: { title: 'Send the match back', Form: SendBackForm },
}

export type OpenMatch = { readonly name: keyof typeof forms; readonly match: SanctionsMatch }

type Props = { open: OpenMatch | null; onDone: () => void }

/** The form that is open over the possible matches. */
export const MatchForms = ({ open, onDone }: Props) => {
  const { title, Form } = forms[open?.name ?? 'judge']
  return (
    <Dialog title={title} open={open !== null} onClose={onDone}>
      {open && (
        <>
          <p>
            {open.match.person} may be {open.match.name}.
          </p>
          <Form match={open.match} onDone={onDone} />
        </>
      )}
    </Dialog>
  )
}
