import { useState } from 'react'
import { SelectField, TextField } from '#components/Fields.tsx'
import { DateField } from '#components/form/DateField.tsx'
import { type CustomField, fieldsForMatter } from '#domain/custom-field/custom-field'
import {
  type CustomValue,
  type CustomValues,
  valueProblem,
  valueProblems,
} from '#domain/custom-field/value'
import type { MatterType } from '#domain/matter'
import { CommittedField } from './CommittedField.tsx'
import { useCustomFields } from './use-custom-fields.ts'

type Props = {
  matter: MatterType
  values: CustomValues
  onValues: (values: CustomValues) => void
}

const withValue = (values: CustomValues, key: string, value: CustomValue | null): CustomValues => {
  const { [key]: _, ...others } = values
  return value === null ? others : { ...others, [key]: value }
}

/** What a case to try holds in the firm’s own fields of its type of matter; nothing where there is none. */
export const CustomFacts = ({ matter, values, onValues }: Props) => {
  const fields = fieldsForMatter({ version: 0, fields: [...useCustomFields()] }, matter)
  if (fields.length === 0) return null
  return (
    <fieldset className="we-facts">
      <legend className="lab">Your own fields</legend>
      {fields.map((field) => (
        <Fact
          key={field.key}
          field={field}
          value={values[field.key] ?? null}
          onValue={(value) => onValues(withValue(values, field.key, value))}
        />
      ))}
    </fieldset>
  )
}

type FactProps = {
  field: CustomField
  value: CustomValue | null
  onValue: (value: CustomValue | null) => void
}

const Fact = ({ field, value, onValue }: FactProps) => {
  const frame = { label: field.name, name: `custom.${field.key}` }
  const text = value === null ? '' : String(value)
  switch (field.kind) {
    case 'yes_no':
    case 'choice':
      return <ChoiceFact field={field} value={value} onValue={onValue} />
    case 'number':
      return <NumberFact field={field} value={value} onValue={onValue} />
    case 'date':
      return <DateField {...frame} value={text} onChange={(on) => onValue(on === '' ? null : on)} />
    case 'text':
      return (
        <CommittedField
          {...frame}
          value={text}
          onCommit={(typed) => onValue(typed === '' ? null : typed)}
        />
      )
  }
}

const NOT_KNOWN = { value: '', label: 'Not known' }
const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

const ChoiceFact = ({ field, value, onValue }: FactProps) => {
  const isYesNo = field.kind === 'yes_no'
  const choices = isYesNo ? yesNo : field.choices.map((it) => ({ value: it, label: it }))
  const choose = (chosen: string) => {
    if (chosen === '') return onValue(null)
    onValue(isYesNo ? chosen === 'true' : chosen)
  }
  return (
    <SelectField
      label={field.name}
      name={`custom.${field.key}`}
      value={value === null ? '' : String(value)}
      options={[NOT_KNOWN, ...choices]}
      onChange={choose}
    />
  )
}

const NumberFact = ({ field, value, onValue }: FactProps) => {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))
  const isValid = (text: string) => {
    const number = numberOf(text)
    return number === null || valueProblem(field, number) === null
  }
  return (
    <TextField
      label={field.name}
      name={`custom.${field.key}`}
      value={typed}
      inputMode="decimal"
      faults={isValid(typed) ? undefined : [valueProblems.number]}
      onChange={(text) => {
        setTyped(text)
        if (isValid(text)) onValue(numberOf(text))
      }}
    />
  )
}
