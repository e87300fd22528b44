import { useRef, useState } from 'react'
import type { BulkFormProps } from '#components/list/BulkBar.tsx'
import { Progress } from '#components/Progress.tsx'
import type { CaseRecipients } from '#domain/conveyance/bulk-message/api'
import type { BulkMessageBody } from '#domain/conveyance/bulk-message/bodies'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { MessagePreviewLine } from '#islands/communications/MessagePreviewLine.tsx'
import { pluralise } from '#lib/format'
import { sendToCases } from '#stores/conveyance/bulk-messages'
import { RecipientList, reachOf } from './RecipientList.tsx'

type Props = Pick<BulkFormProps<ConveyanceRow>, 'onDone'> & {
  message: BulkMessageBody
  recipients: readonly CaseRecipients[]
  onBack: () => void
}
type Outcome = Awaited<ReturnType<typeof sendToCases>>

/** Sends with one key for each case, so that trying again reaches nobody twice. */
const useSending = (message: BulkMessageBody) => {
  const keys = useRef(new Map<string, string>())
  const [sending, setSending] = useState<{ done: number; of: number } | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const keyOf = (id: string) => {
    const key = keys.current.get(id) ?? crypto.randomUUID()
    keys.current.set(id, key)
    return key
  }
  const send = async (cases: Parameters<typeof sendToCases>[0]) => {
    const onProgress = (done: number) => setSending({ done, of: cases.length })
    onProgress(0)
    const next = await sendToCases(cases, message, { keyOf, onProgress })
    const all = { ...next, done: (outcome?.done ?? 0) + next.done }
    setOutcome(all)
    setSending(null)
    return all
  }
  return { send, sending, outcome }
}

/** Who gets a message and who does not, with the button that sends it; then what came of it, case by case. */
export const SendMessage = ({ message, recipients, onBack, onDone }: Props) => {
  const { send, sending, outcome } = useSending(message)
  const { reached, people } = reachOf(recipients, message.to)
  const finish = async (cases: Parameters<typeof send>[0]) => {
    const next = await send(cases)
    if (next.failed.length === 0) onDone(next, 'written to')
  }
  if (outcome === null)
    return (
      <>
        <MessagePreviewLine
          of={{ subject: message.subject, body: message.text }}
          summary="Your message"
        />
        <RecipientList cases={recipients} to={message.to} />
        <Sending progress={sending} />
        <Buttons
          label={`Send to ${pluralise(people, 'person', 'people')}`}
          other="Back"
          isOff={sending !== null || people === 0}
          onPress={() => void finish(reached)}
          onOther={onBack}
        />
      </>
    )
  return (
    <>
      <Results outcome={outcome} />
      <Sending progress={sending} />
      <Buttons
        label={`Try ${pluralise(outcome.failed.length, 'case')} again`}
        other="Close"
        isOff={sending !== null}
        onPress={() => void finish(outcome.failed)}
        onOther={() => onDone(outcome, 'written to')}
      />
    </>
  )
}

type SendingProps = { progress: { done: number; of: number } | null }

const Sending = ({ progress }: SendingProps) =>
  progress && (
    <Progress
      label="Sending"
      value={progress.done}
      of={progress.of}
      words={`${progress.done} of ${progress.of}`}
    />
  )

const Results = ({ outcome: { done, refused } }: { outcome: Outcome }) => (
  <div role="status">
    <p>{pluralise(done, 'case')} written to.</p>
    <ul className="recipient-list">
      {refused.map(({ name, why }) => (
        <li key={name}>
          <b>{name}</b> {why}
        </li>
      ))}
    </ul>
  </div>
)

type ButtonsProps = {
  label: string
  other: string
  isOff: boolean
  onPress: () => void
  onOther: () => void
}

const Buttons = ({ label, other, isOff, onPress, onOther }: ButtonsProps) => (
  <div className="feet">
    <button type="button" className="btn" onClick={onOther}>
      {other}
    </button>
    <button type="button" className="btn main" disabled={isOff} onClick={onPress}>
      {label}
    </button>
  </div>
)
