import { type ComponentProps, useId } from 'react'
import { controlOf, Field, type Frame, type Option } from '../Fields.tsx'
import { Icon } from '../Icon.tsx'
import type { Find } from './find.ts'
import type { MultiSelectMachine } from './MultiSelectMachine.tsx'
import { type LazyComponent, useLazyCombobox } from './use-lazy-combobox.ts'

type Props = Frame & {
  chosen: readonly Option[]
  onChange: (chosen: readonly Option[]) => void
  find: Find
  placeholder?: string | undefined
}

const machine: LazyComponent<ComponentProps<typeof MultiSelectMachine>> = {
  fetch: () => import('./MultiSelectMachine.tsx').then((it) => it.MultiSelectMachine),
}

/** A multiple select with search; each choice is a removable chip. */
export const MultiSelect = ({ chosen, onChange, find, placeholder, ...it }: Props) => {
  const id = useId()
  const { Machine, early, isHere, plain } = useLazyCombobox(machine)
  const isFixed = it.disabled === true || it.readOnly === true
  const { className: _, ...control } = { ...controlOf(id, it), placeholder, autoComplete: 'off' }
  return (
    <Field id={id} {...it}>
      {Machine && !isFixed ? (
        <Machine
          control={control}
          chosen={chosen}
          find={find}
          early={early ?? ''}
          isHere={isHere.current}
          onChange={onChange}
        />
      ) : (
        <span className="input chips" aria-disabled={isFixed || undefined}>
          {chosen.map((option) => (
            <span key={option.value} className="chip-in">
              {option.label}
              {!isFixed && (
                <button
                  type="button"
                  aria-label={`Remove ${option.label}`}
                  onClick={() => onChange(chosen.filter((one) => one !== option))}
                >
                  <Icon name="x" />
                </button>
              )}
            </span>
          ))}
          <input {...control} {...plain} value={early ?? ''} />
        </span>
      )}
    </Field>
  )
}
