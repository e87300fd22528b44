import { useMemo, useRef } from 'react'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import type { MergeField } from '#domain/template/field'
import { type WordFileView, wordFileLimits } from '#domain/template/word/file'
import { FieldPicker } from '#islands/admin/templates/FieldPicker.tsx'
import { addToast } from '#stores/chrome/toasts'
import { sendWordFileTo, sentWordFile } from '#stores/template/word'
import { WordFileLine } from './WordFileLine.tsx'

type Props = {
  /** The id of the chosen file; '' for none. */
  value: string
  /** The file that is stored with the template. */
  stored: WordFileView | null
  /** The answers to the questions of the template. */
  inputs: readonly MergeField[]
  faults: readonly string[] | undefined
  onChange: (id: string) => void
}

const HELP =
  'Write fields into its text as {{ client.names }}. Around paragraphs or rows of a table, {% if %} and {% for %} show or repeat them. Everything else stays as it is in Word.'

const copy = async (text: string) => {
  await navigator.clipboard.writeText(text)
  addToast({ severity: 'success', summary: 'Copied. Paste it into your Word file', life: 4000 })
}

/** The Word file that documents are made of: a new one replaces it. */
export const WordField = ({ value, stored, inputs, faults, onChange }: Props) => {
  const chosen = useRef('')
  const send = useMemo(
    () =>
      sendWordFileTo((id) => {
        chosen.current = id
      }),
    [],
  )
  const file = sentWordFile(value) ?? (stored?.id === value ? stored : null)
  return (
    <fieldset className="w6 word-field">
      <legend className="lab">{stored ? 'Word file' : 'Word file (optional)'}</legend>
      <p className="hint">{HELP}</p>
      {file && <WordFileLine file={file} />}
      {faults?.length ? <p className="fault">{faults.join(' ')}</p> : null}
      <FileDrop
        label={file === null ? 'Your Word file' : 'Replace it with another Word file'}
        name="word"
        limits={wordFileLimits}
        send={send}
        onSent={() => onChange(chosen.current)}
      />
      <FieldPicker inputs={inputs} isScript={false} label="Copy a field" onPick={copy} />
    </fieldset>
  )
}
