import { CheckField } from './Choices.tsx'
import { type ControlProps, frameOf } from './control-props.ts'
import { OptionControl } from './OptionControl.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TextControl } from './TextControl.tsx'
import { ValueControl } from './ValueControl.tsx'

export const FormControl = (controlProps: ControlProps) => {
  const { field, value, faults, onChange } = controlProps
  const { width = 'w3' } = field
  switch (field.kind) {
    case 'own':
      return <div className={width}>{field.render({ value, faults, onChange })}</div>
    case 'check':
      return (
        <div className={`field ${width}`}>
          <CheckField {...frameOf(controlProps)} checked={value === true} onChange={onChange} />
        </div>
      )
    case 'switch':
      return <SwitchField {...frameOf(controlProps)} checked={value === true} onChange={onChange} />
    case 'select':
    case 'choice':
    case 'radio':
    case 'checks':
    case 'combobox':
    case 'multi':
      return <OptionControl {...controlProps} field={field} />
    case 'text':
    case 'email':
      return <TextControl {...controlProps} field={field} />
    default:
      return <ValueControl {...controlProps} field={field} />
  }
}
