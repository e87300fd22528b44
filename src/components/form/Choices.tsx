import { useId } from 'react'
import { described, type Frame, Notes, type Option } from '#components/Fields.tsx'

type OneProps<Value extends string> = Frame & {
  value: string | null
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}

export const ChoiceField = <Value extends string>({
  value,
  options,
  onChange,
  name,
  width = '',
  ...it
}: OneProps<Value>) => {
  const id = useId()
  const { label, hint, faults } = it
  return (
    <fieldset
      className={`field ${width}`}
      disabled={it.disabled || it.readOnly}
      aria-describedby={described(id, hint, faults)}
      aria-busy={it.busy || undefined}
    >
      <legend className="lab">{label}</legend>
      <div className="seg-ctl">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={`${name}-${id}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <Notes id={id} hint={hint} faults={faults} />
    </fieldset>
  )
}

type CheckProps = Omit<Frame, 'width'> & {
  checked: boolean
  onChange: (checked: boolean) => void
}

export const CheckField = ({ label, name, checked, onChange, hint, faults, ...it }: CheckProps) => {
  const id = useId()
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          className="box"
          name={name}
          checked={checked}
          disabled={it.disabled || it.readOnly || it.busy}
          aria-invalid={faults?.length ? true : undefined}
          aria-describedby={described(id, hint, faults)}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <Notes id={id} hint={hint} faults={faults} />
    </>
  )
}

/** A fact that is yes, no or not known; clients see unknown facts as possible extra costs. */
export const FactField = ({
  label,
  name,
  value,
  onChange,
}: {
  label: string
  name: string
  value: boolean | null
  onChange: (value: boolean | null) => void
}) => {
  const state = value === null ? 'unknown' : value ? 'yes' : 'no'
  const words = { unknown: 'not known', yes: 'yes', no: 'no' }[state]
  return (
    <span className="fact-3">
      <button
        type="button"
        className="check"
        name={name}
        aria-label={`${label}: ${words}`}
        title={`${label}: ${words}. Press to change.`}
        onClick={() => onChange(value === null ? true : value ? false : null)}
      >
        <span className={`box ${value ? 'on' : ''}`} data-state={state} />
        {label}
      </button>
    </span>
  )
}
