import { type KeyboardEvent, useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import { pagesWith, type RedactionBox } from '#domain/document/redaction/box'
import type { OpenedPages } from '#islands/documents/pages/opened-pages.ts'
import { pluralise } from '#lib/format'
import { boxesOver } from './boxes-over.ts'

type Props = { pages: OpenedPages; onFound: (boxes: readonly RedactionBox[]) => void }

/** Finds a text on every page and puts boxes over it. */
export const FindAndCover = ({ pages, onFound }: Props) => {
  const [words, setWords] = useState('')
  const [said, setSaid] = useState('')
  const cover = async () => {
    if (words.trim() === '') return
    setSaid('Looking…')
    const boxes = await boxesOver(pages, words)
    setSaid(foundText(boxes))
    if (boxes.length > 0) onFound(boxes)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would send the form around it.
    event.preventDefault()
    void cover()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in its one field presses its button
    <div className="find-cover" onKeyDown={press}>
      <TextField
        label="Find text and cover it"
        name="find-text"
        value={words}
        hint="Scans have no text that can be found."
        onChange={setWords}
      />
      <button type="button" className="btn" onClick={() => void cover()}>
        Cover every place
      </button>
      <p role="status" className="hint">
        {said}
      </p>
    </div>
  )
}

const foundText = (boxes: readonly RedactionBox[]) =>
  boxes.length === 0
    ? 'No page says this.'
    : `Covered with ${pluralise(boxes.length, 'box', 'boxes')} on ${pluralise(pagesWith(boxes).length, 'page')}.`
