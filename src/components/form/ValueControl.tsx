import { TextField } from '#components/Fields.tsx'
import { type ControlProps, frameOf, textIn } from './control-props.ts'
import { DateField } from './DateField.tsx'
import { MoneyField } from './MoneyField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { PostcodeField } from './PostcodeField.tsx'
import { TextArea } from './TextArea.tsx'

type Kind = 'money' | 'date' | 'phone' | 'postcode' | 'lines' | 'number' | 'time'

export const ValueControl = (controlProps: ControlProps<Kind>) => {
  const { field, onChange } = controlProps
  const frame = frameOf(controlProps)
  const text = { ...frame, value: textIn(controlProps.value), onChange }
  switch (field.kind) {
    case 'date':
      // Text that is no date stays the value, so that the form refuses it.
      return (
        <DateField
          {...text}
          isWorking={field.isWorking}
          quick={field.quick}
          onChange={(on, typed) => onChange(on || typed)}
        />
      )
    case 'phone':
      return <PhoneField {...text} />
    case 'postcode':
      return <PostcodeField {...text} />
    case 'lines':
      return <TextArea {...text} most={field.most} />
    case 'time':
      return <TextField {...text} type="time" />
    case 'number':
      return <TextField {...text} type="number" onChange={(next) => onChange(numberIn(next))} />
    default:
      return (
        <MoneyField
          {...frame}
          value={penceIn(controlProps.value)}
          onChange={(...typed) => onChange(moneyIn(...typed))}
        />
      )
  }
}

const numberIn = (text: string) => (text === '' ? '' : Number(text))
const penceIn = (value: ControlProps['value']) => (typeof value === 'number' ? value : null)
const moneyIn = (pence: number | null, isRead: boolean) => (isRead ? pence : Number.NaN)
