import { useStore } from '@nanostores/react'
import { Status } from '#components/Marks.tsx'
import { LaterHere } from '#islands/conveyances/LaterHere.tsx'
import { time } from '#lib/format'
import { $quoteCaseId } from '#stores/quote/case/quote-case'
import { $draft, $saving, type SaveState, saveDraft } from '#stores/quote/draft'

export const QuoteFormHead = () => {
  const saving = useStore($saving)
  const id = useStore($quoteCaseId)
  const draft = useStore($draft)
  return (
    <header className="quote-head">
      <h1 className="h1">Create a quote</h1>
      {draft && <span className="ref mute">{draft.number}</span>}
      {id !== null && <LaterHere subject="quote-case" id={id} />}
      <span className="saved" role="status">
        <Saved state={saving} />
      </span>
      <button
        type="button"
        className="btn"
        disabled={saving.is === 'untouched' || saving.is === 'saving'}
        onClick={() => void saveDraft().catch(() => null)}
      >
        Save draft
      </button>
    </header>
  )
}

const Saved = ({ state }: { state: SaveState }) => {
  if (state.is === 'saved') return <Status tone="good">Draft saved {time(state.at)}</Status>
  if (state.is === 'saving' || state.is === 'typing') return <Status tone="half">Saving</Status>
  if (state.is === 'failed') return <Status tone="bad">Not saved: {state.why}</Status>
  return null
}
