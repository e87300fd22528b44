import { useMemo, useState } from 'react'
import { Combobox } from '#components/combobox/Combobox.tsx'
import { findIn } from '#components/combobox/find.ts'
import { MultiSelect } from '#components/combobox/MultiSelect.tsx'
import type { Frame, Option } from '#components/Fields.tsx'
import type { FormField } from './form-parts.ts'

type OfKind<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>
const none: readonly Option[] = []
const optionOf = (value: string): Option => ({ value, label: value })

export const FoundField = ({
  field,
  value,
  onChange,
  ...it
}: Frame & {
  field: OfKind<'combobox'>
  value: string
  onChange: (value: string) => void
}) => {
  const { options = none, find, chosen, canAdd } = field
  const [last, setLast] = useState<Option | null>(chosen ?? null)
  const among = useMemo(() => findIn(options), [options])
  const known = options.find((one) => one.value === value) ?? (last?.value === value ? last : null)
  return (
    <Combobox
      {...it}
      canAdd={canAdd}
      find={find ?? among}
      value={known ?? (value === '' ? null : optionOf(value))}
      onChange={(next) => {
        setLast(next)
        onChange(next?.value ?? '')
      }}
    />
  )
}

export const ManyField = ({
  field,
  chosen,
  onChange,
  ...it
}: Frame & {
  field: OfKind<'multi'>
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}) => {
  const { options } = field
  const find = useMemo(() => findIn(options), [options])
  return (
    <MultiSelect
      {...it}
      find={find}
      chosen={chosen.map((value) => options.find((one) => one.value === value) ?? optionOf(value))}
      onChange={(next) => onChange(next.map((one) => one.value))}
    />
  )
}
