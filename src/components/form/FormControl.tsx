import { SelectField, TextField } from '#components/Fields.tsx'
import { CheckField, ChoiceField } from './Choices.tsx'
import { DateField } from './DateField.tsx'
import { FoundField, ManyField } from './FormFinding.tsx'
import type { FormField, Value } from './form-parts.ts'
import { MoneyField } from './MoneyField.tsx'
import { ChecksField, RadioField } from './OptionLines.tsx'
import { PhoneField } from './PhoneField.tsx'
import { PostcodeField } from './PostcodeField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TextArea } from './TextArea.tsx'

type Props = {
  field: FormField
  /** The path of the value: 'clients.1.email'. */
  path: string
  value: Value
  faults: readonly string[] | undefined
  onChange: (value: Value) => void
  /** Shows a message beside the field. */
  onTell: (words: string) => void
}

const listIn = (value: Value) => (Array.isArray(value) ? (value as readonly string[]) : [])

/** The control of a form field, by its kind. */
export const FormControl = ({ field, path, value, faults, onChange, onTell }: Props) => {
  const { label, hint, width = 'w3', readOnly } = field
  const frame = { name: path, label, hint, width, faults, readOnly }
  const text = value === null ? '' : String(value)
  switch (field.kind) {
    case 'own':
      return <div className={width}>{field.render({ value, faults, onChange })}</div>
    case 'money':
      return (
        <MoneyField
          {...frame}
          value={typeof value === 'number' ? value : null}
          onChange={(pence, isRead) => onChange(isRead ? pence : Number.NaN)}
        />
      )
    case 'check':
      return (
        <div className={`field ${width}`}>
          <CheckField {...frame} checked={value === true} onChange={onChange} />
        </div>
      )
    case 'switch':
      return <SwitchField {...frame} checked={value === true} onChange={onChange} />
    case 'select':
      return <SelectField {...frame} value={text} options={field.options} onChange={onChange} />
    case 'choice':
      return <ChoiceField {...frame} value={text} options={field.options} onChange={onChange} />
    case 'radio':
      return <RadioField {...frame} value={text} options={field.options} onChange={onChange} />
    case 'checks':
      return (
        <ChecksField
          {...frame}
          chosen={listIn(value)}
          options={field.options}
          onChange={onChange}
        />
      )
    case 'combobox':
      return <FoundField {...frame} field={field} value={text} onChange={onChange} />
    case 'multi':
      return <ManyField {...frame} field={field} chosen={listIn(value)} onChange={onChange} />
    case 'date': {
      const { isWorking, quick } = field
      return <DateField {...frame} {...{ isWorking, quick }} value={text} onChange={onChange} />
    }
    case 'phone':
      return <PhoneField {...frame} value={text} onChange={onChange} />
    case 'postcode':
      return <PostcodeField {...frame} value={text} onChange={onChange} />
    case 'lines':
      return <TextArea {...frame} most={field.most} value={text} onChange={onChange} />
    case 'number':
      return (
        <TextField
          {...frame}
          type="number"
          value={text}
          onChange={(next) => onChange(next === '' ? '' : Number(next))}
        />
      )
    case 'time':
      return <TextField {...frame} type="time" value={text} onChange={onChange} />
    default: {
      const { onLeave, autoComplete = 'off' } = field
      const leave = async () => {
        const words = await onLeave?.(text)
        if (words) onTell(words)
      }
      return (
        <TextField
          {...frame}
          type={field.kind}
          autoComplete={autoComplete}
          value={text}
          onChange={onChange}
          onBlur={onLeave && (() => void leave())}
        />
      )
    }
  }
}
