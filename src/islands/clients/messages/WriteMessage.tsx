import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { TextArea } from '#components/form/TextArea.tsx'
import { Icon } from '#components/Icon.tsx'
import { MOST_TEXT } from '#domain/client-message/bodies'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { useHas } from '../delegates/use-helping.ts'
import { useOwnMessage } from './use-own-message.ts'

// Few messages carry a file.
const MessageFiles = lazy(() => import('./MessageFiles.tsx'))

const AskedDocument = lazy(() => import('./AskedDocument.tsx'))

type Props = {
  clientCase: Pick<ClientCase, 'id' | 'people'>
  /** The id of the document that the message is about; null for none. */
  document: string | null
}

const stateTexts = {
  typing: '',
  sending: 'Sending',
  unsent:
    'Not sent yet, as you are offline. We keep it on this device and send it once you are back.',
  sent: 'Sent. We will answer here, and email you when we do.',
} as const

/** Writes to the people of a case, with photos or documents. */
export const WriteMessage = ({ clientCase, document }: Props) => {
  const message = useOwnMessage(clientCase.id)
  const [unfinished, setUnfinished] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const maySend = useHas('documents')
  const { text, files, state } = message
  const send = async () => {
    if (await message.send()) setAdding(false)
  }
  return (
    <section className="write-message" aria-label="New message">
      <About {...{ clientCase, document }} onFound={message.begin} />
      <Text to={clientCase} message={message} />
      <Attached files={files} onRemove={message.detach} />
      {isAdding && (
        <Suspense>
          <MessageFiles
            {...{ caseId: clientCase.id, onArrived: message.attach, onUnfinished: setUnfinished }}
          />
        </Suspense>
      )}
      <Buttons
        why={whyNot(text.trim() === '' && files.length === 0, unfinished, state)}
        onSend={() => void send()}
        onAdd={isAdding || !maySend ? null : () => setAdding(true)}
      />
      <p className="mute" role="status">
        {stateTexts[state]}
      </p>
    </section>
  )
}

const About = ({ clientCase, document, onFound }: Props & { onFound: (words: string) => void }) =>
  document && (
    <Suspense>
      <AskedDocument caseId={clientCase.id} id={document} onFound={onFound} />
    </Suspense>
  )

type TextProps = { to: Props['clientCase']; message: ReturnType<typeof useOwnMessage> }

const Text = ({ to, message: { text, state, fault, setText } }: TextProps) => (
  <TextArea
    name="message"
    label={`Write to ${namesOf(to)}`}
    rows={2}
    most={MOST_TEXT}
    value={text}
    readOnly={state === 'sending'}
    faults={fault === null ? [] : [fault]}
    onChange={setText}
  />
)

/** 'Eleanor Shaw and Tom Birkett' */
const namesOf = ({ people }: Props['clientCase']) => people.map(({ name }) => name).join(' and ')

const whyNot = (isEmpty: boolean, unfinished: number, state: keyof typeof stateTexts) => {
  if (state === 'sending') return 'It is being sent.'
  if (unfinished > 0) return 'Wait until each file has arrived, or remove it.'
  return isEmpty ? 'Enter a message, or add a photo or document.' : undefined
}

type ButtonsProps = {
  why: string | undefined
  onSend: () => void
  /** Null while files are being added. */
  onAdd: (() => void) | null
}

const Buttons = ({ why, onSend, onAdd }: ButtonsProps) => (
  <div className="row wrap">
    <ActButton className="btn main big" why={why} onPress={onSend}>
      <Icon name="send" /> Send
    </ActButton>
    {onAdd && (
      <button type="button" className="btn big" onClick={onAdd}>
        <Icon name="paperclip" /> Photo or document
      </button>
    )}
  </div>
)

type AttachedProps = {
  files: readonly { readonly id: string; readonly name: string }[]
  onRemove: (id: string) => void
}

const Attached = ({ files, onRemove }: AttachedProps) =>
  files.length === 0 ? null : (
    <ul className="attached" aria-label="Goes with the message">
      {files.map(({ id, name }) => (
        <li key={id}>
          <Icon name="file-text" />
          <span>{name}</span>
          <button type="button" className="link" onClick={() => onRemove(id)}>
            Leave out<span className="sr"> {name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
