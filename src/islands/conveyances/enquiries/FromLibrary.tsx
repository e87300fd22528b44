import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { TextArea } from '#components/form/TextArea.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { LibraryRow } from '#domain/enquiry/library/library-enquiry'
import { pluralise, today } from '#lib/format'
import { href } from '#routes'
import { addEnquiries } from '#stores/enquiry/enquiries'
import { $libraryChoices } from '#stores/enquiry/library'
import { LibraryCautions } from './LibraryCautions.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { useSubmit } from './use-submit.ts'

type Props = { round: number; onDone: () => void }

/** Drafts of enquiries chosen from the library, each with the fact of this case and why we ask. */
export default function FromLibrary(props: Props) {
  return (
    <Loaded
      from={useStore($libraryChoices)}
      skeleton={<Skeleton rows={6} />}
      retry={() => $libraryChoices.revalidate()}
    >
      {(library) =>
        library.length === 0 ? <NoLibrary /> : <Choosing library={library} {...props} />
      }
    </Loaded>
  )
}

const NoLibrary = () => (
  <Empty title="The library is empty">
    <a className="btn" href={href('admin-additional-enquiries', {})}>
      Open the library
    </a>
  </Empty>
)

type Chosen = { readonly from: LibraryRow; readonly text: string; readonly reason: string }

const Choosing = ({ library, round, onDone }: Props & { library: readonly LibraryRow[] }) => {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [key] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const put = (at: number, change: Partial<Chosen>) =>
    setChosen(chosen.map((it, index) => (index === at ? { ...it, ...change } : it)))
  const add = async () => {
    const enquiries = chosen.map(entryOf)
    await addEnquiries({ direction: 'we_raise', raised_on: today(), round, enquiries }, key)
    onDone()
  }
  return (
    <div className="form">
      <Search
        library={library.filter(({ id }) => chosen.every(({ from }) => from.id !== id))}
        onChoose={(from) => setChosen([...chosen, { from, text: from.content.asks, reason: '' }])}
      />
      {chosen.map((it, at) => (
        <ChosenEnquiry
          key={it.from.id}
          chosen={it}
          onChange={(change) => put(at, change)}
          onRemove={() => setChosen(chosen.toSpliced(at, 1))}
        />
      ))}
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={reasonNot(chosen)}
        submit={`Add ${pluralise(chosen.length, 'draft')}`}
        onSubmit={() => void submit(add)}
        other={['Cancel', onDone]}
      />
    </div>
  )
}

const entryOf = ({ from, text, reason }: Chosen) => ({
  label: null,
  section: null,
  parent: null,
  text: text.trim(),
  classification: from.content.classification,
  reply: null,
  comment: null,
  library_id: from.id,
  reason: reason.trim(),
})

const reasonNot = (chosen: readonly Chosen[]) => {
  if (chosen.length === 0) return 'Choose an enquiry first.'
  return chosen.some(({ text, reason }) => text.trim() === '' || reason.trim() === '')
    ? 'Enter a reason for each enquiry.'
    : undefined
}

const MOST_FOUND = 8

const Search = (props: {
  library: readonly LibraryRow[]
  onChoose: (enquiry: LibraryRow) => void
}) => {
  const [typed, setTyped] = useState('')
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const found = props.library.filter(({ content }) => {
    const text = [content.code, content.title, content.asks].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <div>
      <label className="field">
        <span className="lab">Find an enquiry</span>
        <input
          className="input"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <ul className="library-found">
        {found.slice(0, MOST_FOUND).map((it) => (
          <li key={it.id}>
            <button type="button" className="link" onClick={() => props.onChoose(it)}>
              {it.content.code} {it.content.title}
            </button>
          </li>
        ))}
      </ul>
      <p className="mute" role="status">
        {found.length > MOST_FOUND
          ? `${found.length} enquiries match. Type more to narrow them down.`
          : `${pluralise(found.length, 'enquiry', 'enquiries')} found`}
      </p>
    </div>
  )
}

type ChosenProps = {
  chosen: Chosen
  onChange: (change: Partial<Chosen>) => void
  onRemove: () => void
}

const ChosenEnquiry = ({ chosen: { from, text, reason }, onChange, onRemove }: ChosenProps) => (
  <fieldset className="form-section">
    <legend>
      {from.content.code} {from.content.title}
    </legend>
    <TextArea
      name={`text-${from.id}`}
      label="Enquiry"
      hint={evidenceHint(from)}
      value={text}
      onChange={(typed) => onChange({ text: typed })}
    />
    <TextArea
      name={`reason-${from.id}`}
      label="Why we ask it here"
      rows={2}
      value={reason}
      onChange={(typed) => onChange({ reason: typed })}
    />
    <LibraryCautions enquiry={from.content} />
    <p>
      <button type="button" className="btn" onClick={onRemove}>
        Leave out
      </button>
    </p>
  </fieldset>
)

const evidenceHint = ({ content: { evidence } }: LibraryRow) =>
  evidence.length === 0 ? undefined : `Usually answered with: ${evidence.join(', ')}`
