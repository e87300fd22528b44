import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { Suggestion, Suggestions } from '#domain/enquiry/suggesting/suggesting'
import { pluralise, today } from '#lib/format'
import { addEnquiries } from '#stores/enquiry/enquiries'
import { $suggestions } from '#stores/enquiry/findings'
import { FindingsForm } from './FindingsForm.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { SuggestedEnquiry } from './SuggestedEnquiry.tsx'
import { useSubmit } from './use-submit.ts'

type Props = { round: number; onDone: () => void }

/** What of the library applies to the case, with why; nothing of it is raised until somebody adds it. */
export default function Suggested(props: Props) {
  const [isReading, setReading] = useState(false)
  const from = useStore($suggestions)
  if (isReading) return <FindingsForm onDone={() => setReading(false)} />
  return (
    <Loaded from={from} skeleton={<Skeleton rows={6} />} retry={() => $suggestions.revalidate()}>
      {(suggestions) => (
        <Choosing
          key={suggestions.applies.map(({ library_id }) => library_id).join()}
          {...props}
          suggestions={suggestions}
          onRead={() => setReading(true)}
        />
      )}
    </Loaded>
  )
}

type Reasons = ReadonlyMap<string, string>

/** Those that rest on a fact of the case; one that fits every case is chosen by hand. */
const usualChoice = ({ applies }: Suggestions): Reasons =>
  new Map(
    applies.flatMap(({ library_id, because, protocol_ok }) =>
      because !== null && protocol_ok ? [[library_id, because] as const] : [],
    ),
  )

type ChoosingProps = Props & { suggestions: Suggestions; onRead: () => void }

const Choosing = ({ suggestions, round, onRead, onDone }: ChoosingProps) => {
  const [reasons, setReasons] = useState(() => usualChoice(suggestions))
  const [key] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const chosen = suggestions.applies.filter(({ library_id }) => reasons.has(library_id))
  const add = async () => {
    const enquiries = chosen.map((it) => entryOf(it, reasons.get(it.library_id) ?? ''))
    await addEnquiries({ direction: 'we_raise', raised_on: today(), round, enquiries }, key)
    onDone()
  }
  const isSilent = chosen.some(({ library_id }) => !reasons.get(library_id)?.trim())
  return (
    <div className="form">
      <Head raised={suggestions.raised} onRead={onRead} />
      <ul className="enquiry-review">
        {suggestions.applies.map((it) => (
          <SuggestedEnquiry
            key={it.library_id}
            suggestion={it}
            reason={reasons.get(it.library_id) ?? null}
            onChange={(reason) => setReasons(withReason(reasons, it.library_id, reason))}
          />
        ))}
      </ul>
      <ToCheck of={suggestions.to_check} />
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={whyNot(chosen.length, isSilent)}
        submit={`Add ${pluralise(chosen.length, 'draft')}`}
        onSubmit={() => void submit(add)}
        other={['Cancel', onDone]}
      />
    </div>
  )
}

const Head = ({ raised, onRead }: { raised: number; onRead: () => void }) => (
  <>
    <p className="mute">
      By what is known of this case. Nothing is raised until you add it, and drafts are not sent.
    </p>
    <p className="row wrap">
      <button type="button" className="btn" onClick={onRead}>
        Record what the documents show
      </button>
      {raised > 0 && (
        <span className="mute">
          {pluralise(raised, 'enquiry', 'enquiries')} that apply already raised
        </span>
      )}
    </p>
  </>
)

const whyNot = (count: number, isSilent: boolean) => {
  if (count === 0) return 'Choose an enquiry first.'
  return isSilent ? 'Enter a reason for each enquiry.' : undefined
}

const withReason = (reasons: Reasons, id: string, reason: string | null): Reasons => {
  const changed = new Map(reasons)
  if (reason === null) changed.delete(id)
  else changed.set(id, reason)
  return changed
}

const entryOf = ({ library_id, asks, classification }: Suggestion, reason: string) => ({
  ...{ label: null, section: null, parent: null, text: asks, classification },
  ...{ reply: null, comment: null, library_id, reason: reason.trim() },
})

const ToCheck = ({ of }: { of: Suggestions['to_check'] }) =>
  of.length > 0 && (
    <details>
      <summary>{pluralise(of.length, 'enquiry', 'enquiries')} may apply: find out first</summary>
      <ul className="library-found">
        {of.map(({ library_id, code, title, unknown }) => (
          <li key={library_id}>
            {code} {title} <span className="mute">{unknown.join(', ')}?</span>
          </li>
        ))}
      </ul>
    </details>
  )
