import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { FundsStatement } from '#domain/funds/funds'
import { askForFunds, chooseGiver, rejectFunds, writeFunds } from '#stores/funds/checks'
import {
  AskValues,
  askFields,
  GiverValues,
  ReasonValues,
  reasonFields,
  useGiverFields,
  WriteValues,
  writeFields,
  writeStart,
} from './funds-fields.ts'

export type OpenFunds =
  | { readonly name: 'ask' | 'write' | 'send_back'; readonly statement: FundsStatement }
  | { readonly name: 'giver'; readonly statement: FundsStatement; readonly part: string }

const titles = {
  ask: 'Ask the client about their money',
  write: 'Write down what the client told you',
  send_back: 'Send the review back',
  giver: 'Choose whose identity is checked',
}

type Props = { open: OpenFunds | null; onDone: () => void }

/** The form that is open over the source of funds. */
export const FundsForms = ({ open, onDone }: Props) => (
  <Dialog title={titles[open?.name ?? 'ask']} open={open !== null} onClose={onDone}>
    {open?.name === 'ask' && <AskForm statement={open.statement} onDone={onDone} />}
    {open?.name === 'write' && <WriteForm statement={open.statement} onDone={onDone} />}
    {open?.name === 'send_back' && <BackForm statement={open.statement} onDone={onDone} />}
    {open?.name === 'giver' && (
      <GiverForm statement={open.statement} part={open.part} onDone={onDone} />
    )}
  </Dialog>
)

type FormProps = { statement: FundsStatement; onDone: () => void }

const common = ({ statement, onDone }: FormProps) => ({
  of: statement.contact_id,
  version: statement.version,
  onCancel: onDone,
})

const AskForm = (props: FormProps) => {
  const { statement, onDone } = props
  return (
    <>
      <p>{statement.name} gets an email with a link, and answers one question a page.</p>
      <SchemaForm
        {...common(props)}
        schema={AskValues}
        submit="Send the link"
        start={{ reason: '' }}
        fields={askFields(statement.status !== 'not_started')}
        onSubmit={async (body, key) => {
          await askForFunds(statement, body, key)
          onDone()
        }}
      />
    </>
  )
}

const WriteForm = (props: FormProps) => (
  <>
    <p>
      This replaces what {props.statement.name} has said. Nothing is uploaded here: whoever reviews
      it has to see the documents themselves.
    </p>
    <SchemaForm
      {...common(props)}
      schema={WriteValues}
      submit="Write it down"
      start={writeStart}
      fields={writeFields}
      onSubmit={async (body, key) => {
        await writeFunds(props.statement, body, key)
        props.onDone()
      }}
    />
  </>
)

const BackForm = (props: FormProps) => (
  <SchemaForm
    {...common(props)}
    schema={ReasonValues}
    submit="Send back"
    start={{ reason: '' }}
    fields={reasonFields}
    onSubmit={async ({ reason }, key) => {
      await rejectFunds(props.statement, reason, key)
      props.onDone()
    }}
  />
)

const GiverForm = ({ part, ...props }: FormProps & { part: string }) => {
  const fields = useGiverFields()
  return (
    <>
      <p>Add them under Identity first, as somebody who gives money.</p>
      <SchemaForm
        {...common(props)}
        schema={GiverValues}
        submit="Choose"
        start={{ contact_id: '' }}
        fields={fields}
        onSubmit={async ({ contact_id }, key) => {
          await chooseGiver(props.statement, { part, contact_id }, key)
          props.onDone()
        }}
      />
    </>
  )
}
