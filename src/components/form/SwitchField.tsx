import { useId } from 'react'
import { described, type Frame, Notes } from '#components/Fields.tsx'

type Props = Frame & { checked: boolean; onChange: (checked: boolean) => void }

/** A switch that takes effect at once. */
export const SwitchField = ({ label, checked, onChange, width = '', ...it }: Props) => {
  const id = useId()
  const { name, hint, faults, disabled, readOnly, busy } = it
  return (
    <div className={`field ${width}`} aria-busy={busy || undefined}>
      <label className="check">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          name={name}
          checked={checked}
          aria-checked={checked}
          disabled={disabled || readOnly || busy}
          aria-describedby={described(id, hint, faults)}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <Notes id={id} hint={hint} faults={faults} />
    </div>
  )
}
