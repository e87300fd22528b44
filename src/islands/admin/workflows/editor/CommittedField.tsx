import { useState } from 'react'
import { TextField } from '#components/Fields.tsx'
import { TextArea } from '#components/form/TextArea.tsx'

type Props = {
  label: string
  name: string
  value: string
  onCommit: (value: string) => void
  hint?: string
  /** What is missing when it is empty: 'Enter a title.' */
  required?: string
  /** The maximum length. */
  most?: number
  isLong?: boolean
}

/** A text that becomes one edit when its field is left, so that one undo takes it back. */
export const CommittedField = ({ value, onCommit, required, most = 500, isLong, ...it }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value
  const fault = faultOf(text, most, required)
  const commit = () => {
    if (fault !== null) return
    setTyped(null)
    if (typed !== null && typed.trim() !== value) onCommit(typed.trim())
  }
  const props = {
    ...it,
    value: text,
    onChange: setTyped,
    faults: fault === null ? undefined : [fault],
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches its field being left
    <div
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isLong) commit()
        if (event.key === 'Escape' && typed !== null) setTyped(null)
      }}
    >
      {isLong ? <TextArea {...props} rows={2} most={most} /> : <TextField {...props} />}
    </div>
  )
}

const faultOf = (text: string, most: number, required: string | undefined) => {
  if (required !== undefined && text.trim() === '') return required
  return text.length > most ? `Use ${most} characters or fewer.` : null
}

type NumberProps = {
  label: string
  name: string
  value: number | null
  onCommit: (value: number | null) => void
  min: number
  max: number
  isRequired?: boolean
  hint?: string
}

/** A whole number within limits; empty is null unless it is required. */
export const CommittedNumber = ({ value, onCommit, min, max, isRequired, ...it }: NumberProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? (value === null ? '' : String(value))
  const number = text.trim() === '' ? null : Number(text)
  const isValid =
    number === null ? !isRequired : Number.isInteger(number) && number >= min && number <= max
  const commit = () => {
    if (typed === null || !isValid) return
    setTyped(null)
    if (number !== value) onCommit(number)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches its field being left
    <div onBlur={commit} onKeyDown={(event) => event.key === 'Enter' && commit()}>
      <TextField
        {...it}
        value={text}
        inputMode="numeric"
        faults={isValid ? undefined : [`Enter a whole number from ${min} to ${max}.`]}
        onChange={setTyped}
      />
    </div>
  )
}
