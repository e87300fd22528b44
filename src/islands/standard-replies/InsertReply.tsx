import { useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import type { FilledReply } from '#domain/standard-reply/standard-reply'

type Props = {
  replies: readonly FilledReply[]
  /** The classification of what is answered; its replies come first. */
  classification?: string
  /** Names the form field, such as the number of the enquiry. */
  name: string
  text: string
  onInsert: (text: string) => void
}

const optionsOf = (replies: readonly FilledReply[], classification: string | undefined) => {
  const isOwn = (it: FilledReply) =>
    it.classification !== null && it.classification === classification
  const suiting = replies.filter((it) => it.classification === null || isOwn(it))
  return suiting
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    .map(({ id, title }) => ({ value: id, label: title }))
}

/** Puts a standard reply into a field, after what is there; somebody checks it before it is saved. */
export const InsertReply = ({ replies, classification, name, text, onInsert }: Props) => {
  const [fault, setFault] = useState<string | null>(null)
  const options = optionsOf(replies, classification)
  if (options.length === 0) return null
  const insert = (id: string) => {
    const chosen = replies.find((it) => it.id === id)
    if (chosen === undefined) return
    const { missing } = chosen
    setFault(missing.length > 0 ? `“${chosen.title}” needs: ${missing.join(', ')}.` : null)
    if (missing.length > 0) return
    onInsert([text.trim(), chosen.text.trim()].filter(Boolean).join('\n\n'))
  }
  return (
    <SelectField
      name={`standard-${name}`}
      label="Insert a standard reply"
      value=""
      options={[{ value: '', label: 'Choose one' }, ...options]}
      faults={fault ? [fault] : undefined}
      onChange={insert}
    />
  )
}
