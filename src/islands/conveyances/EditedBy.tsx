import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { EventSubject } from '#domain/event'
import { time } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import {
  $editor,
  $isPresenceMuted,
  beginEditing,
  type Editor,
  takeOver,
} from '#stores/record/editing'
import { $turn } from '#stores/record/editing-turn'
import { typedIn } from './typed-text.ts'

type Props = {
  subject: EventSubject
  id: string
  part: string
  name: string
  onLeave?: () => void
}

/** Who else is editing this form and since when, with a button to take over. */
export default function EditedBy({ subject, id, part, name, onLeave }: Props) {
  const editor = useStore($editor)
  const isTakenOver = useStore($turn) === 'taken'
  const isPresenceUnknown = useStore($isPresenceMuted)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => beginEditing({ subject, id, part }), [subject, id, part])
  return (
    <div ref={root} className="edited-by" role="status">
      {isPresenceUnknown && (
        <p className="hint">
          We can’t show whether somebody else is editing {name}. If two people save, the second
          chooses which version to keep.
        </p>
      )}
      {editor && (
        <>
          <p>{isTakenOver ? takenText(editor) : waitingText(editor, name)}</p>
          <EditingActs
            isTakenOver={isTakenOver}
            onCopy={() => void copyTypedIn(root.current?.parentElement ?? document.body)}
            onLeave={onLeave}
          />
        </>
      )}
    </div>
  )
}

type ActsProps = {
  isTakenOver: boolean
  onCopy: () => void
  onLeave: (() => void) | undefined
}

const EditingActs = ({ isTakenOver, onCopy, onLeave }: ActsProps) => (
  <div className="feet">
    {isTakenOver && (
      <button type="button" className="btn" onClick={onCopy}>
        Copy what I typed
      </button>
    )}
    {!isTakenOver && onLeave && (
      <button type="button" className="btn" onClick={onLeave}>
        Close
      </button>
    )}
    <button type="button" className="btn" onClick={takeOver}>
      {isTakenOver ? 'Take back' : 'Take over'}
    </button>
  </div>
)

const copyTypedIn = async (form: HTMLElement) => {
  await navigator.clipboard.writeText(typedIn(form))
  addToast({
    severity: 'success',
    summary: 'Copied',
    detail: 'Everything you typed is on the clipboard.',
  })
}

const waitingText = ({ name, since, isSelf }: Editor, what: string) =>
  isSelf
    ? `You have been editing ${what} in another tab since ${time(since)}.`
    : `${name} has been editing ${what} since ${time(since)}.`

const takenText = ({ name, since, isSelf }: Editor) =>
  `${isSelf ? 'You continued in another tab' : `${name} took over`} at ${time(since)}. What you typed is still here: copy it, or save it and choose which version to keep.`
