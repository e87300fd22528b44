import { useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import { sentenceOf } from '#components/form/form-faults.ts'
import type { Values } from '#components/form/form-parts.ts'
import type { CommunicationPreview } from '#domain/communication/firm/api'
import { Audience, MessageChannel } from '#domain/communication/matrix/cell'
import { previewCommunication } from '#stores/communication/firm'

const bodyOf = (typed: Values, ref: string) => ({
  type: String(typed['type']),
  audience: Audience.parse(typed['audience']),
  channel: MessageChannel.parse(typed['channel']),
  subject: String(typed['subject']),
  body: String(typed['body']),
  template: typed['channel'] === 'email' ? String(typed['template'] ?? '') || null : null,
  ref,
})

/** How the typed text reads for a case or quote: the newest, or the one with the typed reference. */
export const PreviewPane = ({ typed }: { typed: Values }) => {
  const [ref, setRef] = useState('')
  const [shown, setShown] = useState<CommunicationPreview | string | null>(null)
  const preview = () =>
    void previewCommunication(bodyOf(typed, ref)).then(setShown, (error) =>
      setShown(sentenceOf(error)),
    )
  return (
    <section className="sec preview-of">
      <header>
        <h2>Preview</h2>
      </header>
      <div className="row">
        <TextField
          label="Case or quote"
          name="ref"
          hint="Leave empty for the newest."
          value={ref}
          onChange={setRef}
        />
        <button type="button" className="btn" onClick={preview}>
          Preview
        </button>
      </div>
      <div role="status">
        {typeof shown === 'string' ? <p className="bad">{shown}</p> : shown && <Shown it={shown} />}
      </div>
    </section>
  )
}

const Shown = ({ it }: { it: CommunicationPreview }) => (
  <div className="message">
    <p className="mute">
      {it.ref}, to {it.to.join(', ') || 'nobody: the record has no such person'}
    </p>
    {it.problem !== null && <p className="warn">The text above is sent here. {it.problem}</p>}
    <p>
      <b>{it.subject}</b>
    </p>
    <p className="words">{it.body}</p>
  </div>
)
