import { useId } from 'react'
import { described, type Frame, Notes, type Option } from '#components/Fields.tsx'

type Lines = Frame & { options: readonly Option[] }
type LineProps = Lines & {
  type: 'radio' | 'checkbox'
  isOn: (value: string) => boolean
  onPress: (value: string) => void
}

const OptionLines = ({ type, options, isOn, onPress, name, width = '', ...it }: LineProps) => {
  const id = useId()
  const { label, hint, faults } = it
  return (
    <fieldset
      className={`field option-lines ${width}`}
      disabled={it.disabled || it.readOnly}
      aria-describedby={described(id, hint, faults)}
      aria-busy={it.busy || undefined}
    >
      <legend className="lab">{label}</legend>
      {options.map(({ value, label: words, detail, why }) => (
        <label key={value} className={`check ${why ? 'faint' : ''}`}>
          <input
            type={type}
            className="box"
            name={type === 'radio' ? `${name}-${id}` : name}
            value={value}
            checked={isOn(value)}
            disabled={why !== undefined && !isOn(value)}
            onChange={() => onPress(value)}
          />
          <span>
            <b className="med">{words}</b> <span className="mute">{why ?? detail}</span>
          </span>
        </label>
      ))}
      <Notes id={id} hint={hint} faults={faults} />
    </fieldset>
  )
}

type RadioProps = Lines & { value: string | null; onChange: (value: string) => void }

export const RadioField = ({ value, onChange, ...it }: RadioProps) => (
  <OptionLines {...it} type="radio" isOn={(one) => one === value} onPress={onChange} />
)

type ChecksProps = Lines & {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

export const ChecksField = ({ chosen, onChange, ...it }: ChecksProps) => {
  const isOn = (value: string) => chosen.includes(value)
  const press = (value: string) =>
    onChange(isOn(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return <OptionLines {...it} type="checkbox" isOn={isOn} onPress={press} />
}
