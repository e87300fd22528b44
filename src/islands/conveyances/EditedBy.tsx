import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { EventSubject } from '#domain/event'
import { time } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { $editor, $isUntold, beginEditing, type Editor, takeOver } from '#stores/record/editing'
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
  const isTaken = useStore($turn) === 'taken'
  const isUntold = useStore($isUntold)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => beginEditing({ subject, id, part }), [subject, id, part])

  const copy = async () => {
    const text = typedIn(place.current?.parentElement ?? document.body)
    await navigator.clipboard.writeText(text)
    addToast({
      severity: 'success',
      summary: 'Copied',
      detail: 'Everything you typed is on the clipboard.',
    })
  }
  return (
    <div ref={place} className="edited-by" role="status">
      {isUntold && (
        <p className="hint">
          We can’t show whether somebody else is editing {name}. If two people save, the second
          chooses which version to keep.
        </p>
      )}
      {editor && (
        <>
          <p>{isTaken ? takenText(editor) : waitingText(editor, name)}</p>
          <div className="feet">
            {isTaken && (
              <button type="button" className="btn" onClick={() => void copy()}>
                Copy what I typed
              </button>
            )}
            {!isTaken && onLeave && (
              <button type="button" className="btn" onClick={onLeave}>
                Close
              </button>
            )}
            <button type="button" className="btn" onClick={takeOver}>
              {isTaken ? 'Take back' : 'Take over'}
            </button>
          </div>
        </>
      )}
    </div>
  )
}

const waitingText = ({ name, since, isSelf }: Editor, what: string) =>
  isSelf
    ? `You have been editing ${what} in another tab since ${time(since)}.`
    : `${name} has been editing ${what} since ${time(since)}.`

const takenText = ({ name, since, isSelf }: Editor) =>
  `${isSelf ? 'You continued in another tab' : `${name} took over`} at ${time(since)}. What you typed is still here: copy it, or save it and choose which version to keep.`
