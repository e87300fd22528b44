import { createPortal } from 'react-dom'
import { Dialog } from './Dialog.tsx'

export type Asked = {
  /** 'Suspend Grace Ellery?' */
  readonly title: string
  /** What will happen. */
  readonly text: string
  /** The words of the button that does it. */
  readonly submit: string
  readonly run: () => void
}

type Props = { asked: Asked | null; onDone: () => void }

/** Asks before an act that somebody else notices; outside of the row it belongs to, whose style it would take on. */
export const Question = ({ asked, onDone }: Props) =>
  asked && createPortal(<QuestionDialog asked={asked} onDone={onDone} />, document.body)

const QuestionDialog = ({ asked, onDone }: { asked: Asked; onDone: () => void }) => (
  <Dialog title={asked.title} open onClose={onDone}>
    <p>{asked.text}</p>
    <div className="feet">
      <button type="button" className="btn" onClick={onDone}>
        Cancel
      </button>
      <button
        type="button"
        className="btn danger fill"
        onClick={() => {
          onDone()
          asked.run()
        }}
      >
        {asked.submit}
      </button>
    </div>
  </Dialog>
)
