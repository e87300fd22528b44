import { type ComponentProps, useId } from 'react'
import { controlOf, Field, type Frame, type Option } from '../Fields.tsx'
import type { ComboboxMachine } from './ComboboxMachine.tsx'
import type { Find } from './find.ts'
import { type LazyComponent, useLazyCombobox } from './use-lazy-combobox.ts'

type Props = Frame & {
  value: Option | null
  onChange: (chosen: Option | null) => void
  find: Find
  placeholder?: string | undefined
  /** Text without a matching option may be chosen. */
  canAdd?: boolean | undefined
}

const machine: LazyComponent<ComponentProps<typeof ComboboxMachine>> = {
  fetch: () => import('./ComboboxMachine.tsx').then((it) => it.ComboboxMachine),
}

/** A select with search. The list is loaded on first hover or focus. */
export const Combobox = ({ value, onChange, find, placeholder, canAdd = false, ...it }: Props) => {
  const id = useId()
  const { Machine, early, isHere, plain } = useLazyCombobox(machine)
  const control = { ...controlOf(id, it), placeholder, autoComplete: 'off' }
  const isFixed = it.disabled === true || it.readOnly === true
  return (
    <Field id={id} {...it}>
      {Machine && !isFixed ? (
        <Machine
          control={control}
          value={value}
          find={find}
          canAdd={canAdd}
          early={early}
          isHere={isHere.current}
          onChange={onChange}
        />
      ) : (
        <input
          {...control}
          {...plain}
          value={early ?? value?.label ?? ''}
          title={value?.label}
          onBlur={() => {
            plain.onBlur()
            if (canAdd && early?.trim()) onChange({ value: early.trim(), label: early.trim() })
          }}
        />
      )}
    </Field>
  )
}
