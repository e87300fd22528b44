import { useState } from 'react'
import { type Frame, TextField } from '#components/Fields.tsx'
import { Icon } from '#components/Icon.tsx'
import { formatPhone, internationalPhone, parsePhone, phoneProblem } from '#domain/contact'

type Props = Frame & {
  value: string
  onChange: (phone: string) => void
  autoComplete?: string
}

export const PhoneField = ({ value, onChange, faults, ...it }: Props) => {
  const [isTyped, setTyped] = useState(false)
  const number = parsePhone(value)
  const isWrong = !isTyped && value.trim() !== '' && number === null
  return (
    <TextField
      {...it}
      type="tel"
      inputMode="tel"
      value={!isTyped && number !== null ? formatPhone(number) : value}
      faults={isWrong && !faults?.length ? [phoneProblem(value) ?? ''] : faults}
      suffix={number !== null && <CallLink number={number} />}
      onChange={(text) => {
        setTyped(true)
        onChange(text)
      }}
      onBlur={() => {
        setTyped(false)
        if (isTyped && number !== null) onChange(formatPhone(number))
      }}
    />
  )
}

const CallLink = ({ number }: { number: string }) => {
  const abroad = internationalPhone(number)
  return (
    <a href={`tel:${number}`} title={abroad} aria-label={`Call ${abroad}`}>
      <Icon name="phone" /> {abroad.split(' ')[0]}
    </a>
  )
}
