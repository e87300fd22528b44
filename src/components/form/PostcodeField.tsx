import { useState } from 'react'
import { type Frame, TextField } from '#components/Fields.tsx'
import { parsePostcode } from '#domain/postcode'
import { propertyPostcodeProblem } from '#domain/property-postcode'

type Props = Frame & { value: string; onChange: (postcode: string) => void }

export const PostcodeField = ({ value, onChange, faults, ...it }: Props) => {
  const [isBlurred, setBlurred] = useState(value !== '')
  const problem = isBlurred && value.trim() !== '' ? propertyPostcodeProblem(value) : null
  return (
    <TextField
      autoComplete="postal-code"
      autoCapitalize="characters"
      placeholder="SY2 6HL"
      {...it}
      value={value}
      faults={problem === null ? faults : [problem]}
      onChange={(text) => {
        setBlurred(false)
        onChange(text)
      }}
      onBlur={() => {
        const formatted = parsePostcode(value)
        setBlurred(true)
        if (formatted !== null && formatted !== value) onChange(formatted)
      }}
    />
  )
}
