import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { TextArea } from '#components/form/TextArea.tsx'
import { Icon } from '#components/Icon.tsx'
import type { SplitList } from '#domain/enquiry/split/split-list'
import type { MatterType } from '#domain/matter'
import { $listSource, splitOfEmail } from '#stores/enquiry/list-source'
import { splitFile, splitText } from '#stores/enquiry/splitting'
import { ReviewList } from './ReviewList.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { useSubmit } from './use-submit.ts'

type Props = { matter: MatterType; round: number; onDone: () => void }

/** Takes a pasted list or a file, and shows what it splits into before anything is added. */
export const AddList = ({ matter, round, onDone }: Props) => {
  const [text, setText] = useState('')
  const [list, setList] = useState<SplitList | null>(null)
  const source = useStore($listSource)
  const { fault, isBusy, submit } = useSubmit()
  if (list) return <ReviewList {...{ list, matter, round, onDone }} onBack={() => setList(null)} />
  const split = (found: Promise<SplitList>) =>
    submit(async () => {
      const next = await found
      if (next.count === 0) throw new Error('No enquiries found. Check the text.')
      setList(next)
    })
  return (
    <div className="form">
      {source && (
        <button type="button" className="btn main" onClick={() => void split(splitOfEmail(source))}>
          Read the list in “{source.name || 'the email'}”
        </button>
      )}
      <PasteArea text={text} onType={setText} />
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={text.trim() === '' ? 'Paste a list first.' : undefined}
        submit="Review"
        onSubmit={() => void split(splitText(text))}
        other={['Cancel', onDone]}
      >
        <FileChoice onChoose={(file) => void split(splitFile(file))} />
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
