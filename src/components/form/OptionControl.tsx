import { SelectField } from '#components/Fields.tsx'
import { ChoiceField } from './Choices.tsx'
import { type ControlProps, frameOf, listIn, textIn } from './control-props.ts'
import { FoundField, ManyField } from './FormFinding.tsx'
import { ChecksField, RadioField } from './OptionLines.tsx'

type Kind = 'select' | 'choice' | 'radio' | 'checks' | 'combobox' | 'multi'

export const OptionControl = (controlProps: ControlProps<Kind>) => {
  const { field, value, onChange } = controlProps
  const frame = { ...frameOf(controlProps), onChange }
  switch (field.kind) {
    case 'select':
      return <SelectField {...frame} value={textIn(value)} options={field.options} />
    case 'choice':
      return <ChoiceField {...frame} value={textIn(value)} options={field.options} />
    case 'radio':
      return <RadioField {...frame} value={textIn(value)} options={field.options} />
    case 'checks':
      return <ChecksField {...frame} chosen={listIn(value)} options={field.options} />
    case 'combobox':
      return <FoundField {...frame} field={field} value={textIn(value)} />
    case 'multi':
      return <ManyField {...frame} field={field} chosen={listIn(value)} />
  }
}
