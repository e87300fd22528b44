import { useState } from 'react'
import { type Frame, TextField } from '#components/Fields.tsx'
import { parsePence } from '#domain/money'
import { money } from '#lib/format'

type Props = Frame & {
  /** Pence. */
  value: number | null
  /** `isRead` is false when the text is not an amount. */
  onChange: (pence: number | null, isValid: boolean) => void
  placeholder?: string
}

/** An amount of money: any notation is accepted and formatted as £1,234.56 on blur. */
export const MoneyField = ({ value, onChange, faults, ...it }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const shownText = typed ?? (value === null ? '' : money(value))
  const isInvalid = typed !== null && typed.trim() !== '' && parsePence(typed) === null

  return (
    <TextField
      {...it}
      value={shownText}
      inputMode="decimal"
      faults={isInvalid ? ['Enter an amount in pounds, like 412,500 or 1234.56.'] : faults}
      onChange={(text) => {
        const pence = parsePence(text)
        setTyped(text)
        onChange(pence, pence !== null || text.trim() === '')
      }}
      onBlur={() => {
        if (!isInvalid) setTyped(null)
      }}
    />
  )
}
