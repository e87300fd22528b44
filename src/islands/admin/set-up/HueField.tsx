import { useId } from 'react'
import type { CustomControl } from '#components/form/form-parts.ts'

/** Chooses the hue of the firm's colour; the product sets its lightness, so that text stays readable. */
export const HueField = ({ value, faults, onChange }: CustomControl) => {
  const id = useId()
  const hue = Number(value ?? 0)
  return (
    <div className="field w6 hue-field">
      <label htmlFor={id}>Colour</label>
      <span className="hue-swatch" style={{ '--brand-h': hue }} aria-hidden="true" />
      <input
        id={id}
        name="hue"
        type="range"
        min={0}
        max={359}
        value={hue}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <p className="hint" id={`${id}-hint`}>
        Buttons and links of every page use it.
      </p>
      {faults && <p className="fault">{faults.join(' ')}</p>}
    </div>
  )
}
