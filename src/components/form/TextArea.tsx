import { useId } from 'react'
import { controlOf, Field, type Frame } from '#components/Fields.tsx'

type Props = Frame & {
  value: string
  onChange: (value: string) => void
  rows?: number
  placeholder?: string
  /** As many letters as fit; what is left is told near the end. */
  most?: number | undefined
}

/** Several lines: it grows with what is typed. */
export const TextArea = ({ value, onChange, rows = 3, most, placeholder, ...it }: Props) => {
  const id = useId()
  const left = most === undefined ? Number.POSITIVE_INFINITY : most - value.length
  const told = left <= 50 ? lettersLeft(left) : it.hint
  return (
    <Field id={id} {...it} hint={told}>
      <textarea
        {...controlOf(id, { ...it, hint: told })}
        rows={rows}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

const lettersLeft = (left: number) => {
  const letters = `${Math.abs(left)} ${Math.abs(left) === 1 ? 'letter' : 'letters'}`
  return left < 0 ? `${letters} too many` : `${letters} left`
}
