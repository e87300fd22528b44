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

/** Asks before an act that somebody else notices; `null` for no question. */
export const Question = ({ asked, onDone }: { asked: Asked | null; onDone: () => void }) =>
  asked && (
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
