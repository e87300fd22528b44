import { useId } from 'react'
import { controlOf, Field, type Frame } from '#components/Fields.tsx'

type Props = Frame & {
  value: string
  onChange: (value: string) => void
  rows?: number
  placeholder?: string
  /** The maximum length; the hint counts down near it. */
  most?: number | undefined
}

export const TextArea = ({ value, onChange, rows = 3, most, placeholder, ...it }: Props) => {
  const id = useId()
  const left = most === undefined ? Number.POSITIVE_INFINITY : most - value.length
  const shownHint = left <= 50 ? charactersLeft(left) : it.hint
  return (
    <Field id={id} {...it} hint={shownHint}>
      <textarea
        {...controlOf(id, { ...it, hint: shownHint })}
        rows={rows}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

const charactersLeft = (left: number) => {
  const letters = `${Math.abs(left)} ${Math.abs(left) === 1 ? 'character' : 'characters'}`
  return left < 0 ? `${letters} too many` : `${letters} left`
}
