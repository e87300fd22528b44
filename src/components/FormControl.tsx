import { useId } from 'react'
import { CheckField, ChoiceField } from './Choices.tsx'
import { type Option, SelectField, TextField } from './Fields.tsx'
import type { Faults } from './form-faults.ts'
import { MoneyField } from './MoneyField.tsx'

type Value = string | number | boolean | null
export type Values = Readonly<Record<string, Value>>

export type FormField = {
  readonly name: string
  readonly label: string
  readonly kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'date'
    | 'time'
    | 'number'
    | 'lines'
    | 'money'
    | 'select'
    | 'choice'
    | 'check'
  readonly hint?: string
  readonly options?: readonly Option[]
  readonly width?: 'w3' | 'w4' | 'w6'
  /** Shown only while this holds of what has been typed. */
  readonly when?: (values: Values) => boolean
}

/** The control of one field of a form, by its kind. */
export const FormControl = ({
  field,
  values,
  faults,
  onChange,
}: {
  field: FormField
  values: Values
  faults: Faults
  onChange: (name: string, value: Value) => void
}) => {
  const id = useId()
  const { name, label, kind, hint, width = 'w3', options = [] } = field
  const value = values[name] ?? null
  const frame = { name, label, hint, width, faults: faults[name] }
  const text = value === null ? '' : String(value)
  if (kind === 'money')
    return (
      <MoneyField
        {...frame}
        hint={hint ?? ''}
        value={typeof value === 'number' ? value : null}
        onChange={(pence, isRead) => onChange(name, isRead ? pence : Number.NaN)}
      />
    )
  if (kind === 'check')
    return (
      <div className={width} id={id}>
        <CheckField
          label={label}
          name={name}
          checked={value === true}
          onChange={(on) => onChange(name, on)}
        />
        {faults[name]?.length ? <p className="fault">{faults[name].join(' ')}</p> : null}
      </div>
    )
  if (kind === 'select')
    return (
      <SelectField
        {...frame}
        value={text}
        options={options}
        onChange={(next) => onChange(name, next)}
      />
    )
  if (kind === 'choice')
    return (
      <ChoiceField
        {...frame}
        value={text}
        options={options}
        onChange={(next) => onChange(name, next)}
      />
    )
  return (
    <TextField
      {...frame}
      value={text}
      {...(kind === 'lines' ? { rows: 3 } : { type: kind })}
      onChange={(next) => onChange(name, kind === 'number' && next !== '' ? Number(next) : next)}
    />
  )
}
