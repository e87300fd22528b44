import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { TextArea } from '#components/form/TextArea.tsx'
import { Icon } from '#components/Icon.tsx'
import { type ReviewRow, reviewRows } from '#domain/enquiry/review/rows'
import type { ReadList } from '#domain/enquiry/split/split-list'
import type { MatterType } from '#domain/matter'
import { $listSource, readEmail } from '#stores/enquiry/list-source'
import { readFile, readText } from '#stores/enquiry/splitting'
import { ReviewList } from './ReviewList.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { useSubmit } from './use-submit.ts'

type Props = { matter: MatterType; round: number; onDone: () => void }

/** Takes a pasted list or a file, and shows what it splits into before anything is added. */
export const AddList = ({ matter, round, onDone }: Props) => {
  const [text, setText] = useState('')
  const [read, setRead] = useState<(ReadList & { rows: readonly ReviewRow[] }) | null>(null)
  const source = useStore($listSource)
  const { fault, isBusy, submit } = useSubmit()
  if (read) return <ReviewList {...{ read, matter, round, onDone }} onBack={() => setRead(null)} />
  const review = (found: Promise<ReadList>) =>
    submit(async () => {
      const next = await found
      if (next.list.count === 0) throw new Error('No enquiries found. Check the text.')
      setRead({ ...next, rows: reviewRows(next.list) })
    })
  return (
    <div className="form">
      {source && (
        <button type="button" className="btn main" onClick={() => void review(readEmail(source))}>
          Read the list in “{source.name || 'the email'}”
        </button>
      )}
      <PasteArea text={text} onType={setText} />
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={text.trim() === '' ? 'Paste a list first.' : undefined}
        submit="Review"
        onSubmit={() => void review(readText(text))}
        other={['Cancel', onDone]}
      >
        <FileChoice onChoose={(file) => void review(readFile(file))} />
      </SubmitRow>
    </div>
  )
}

const FileChoice = ({ onChoose }: { onChoose: (file: File) => void }) => (
  <label className="btn">
    <Icon name="file-up" /> Choose a file
    <input
      className="sr"
      type="file"
      accept=".txt,.docx,.eml,.html"
      aria-label="List of enquiries"
      onChange={(event) => {
        const file = event.target.files?.[0]
        if (file) onChoose(file)
      }}
    />
  </label>
)

const PasteArea = ({ text, onType }: { text: string; onType: (text: string) => void }) => (
  <TextArea
    name="list"
    label="Paste the list"
    hint="Numbers, tables and replies are recognised. You check each enquiry next."
    rows={12}
    value={text}
    onChange={onType}
  />
)
