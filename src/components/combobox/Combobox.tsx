import { useId, useRef, useState } from 'react'
import { controlOf, Field, type Frame, type Option } from '../Fields.tsx'
import type { Find } from './find.ts'
import { useMachine } from './use-machine.ts'

type Props = Frame & {
  value: Option | null
  onChange: (chosen: Option | null) => void
  find: Find
  placeholder?: string | undefined
  /** Words that are not there yet may be taken. */
  canAdd?: boolean | undefined
}

const fetchMachine = () => import('./ComboboxMachine.tsx').then((it) => it.ComboboxMachine)

/** One of many, found by typing. Its list is fetched with the first touch. */
export const Combobox = ({ value, onChange, find, placeholder, canAdd = false, ...it }: Props) => {
  const id = useId()
  const { Machine, want } = useMachine(fetchMachine)
  const [early, setEarly] = useState<string | null>(null)
  const isHere = useRef(false)
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
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          value={early ?? value?.label ?? ''}
          title={value?.label}
          onPointerEnter={want}
          onFocus={() => {
            isHere.current = true
            want()
          }}
          onBlur={() => {
            isHere.current = false
            if (canAdd && early?.trim()) onChange({ value: early.trim(), label: early.trim() })
          }}
          onChange={(event) => setEarly(event.target.value)}
        />
      )}
    </Field>
  )
}
