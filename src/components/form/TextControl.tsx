import { TextField } from '#components/Fields.tsx'
import { type ControlProps, frameOf, textIn } from './control-props.ts'

export const TextControl = (controlProps: ControlProps<'text' | 'email'>) => {
  const { onLeave, autoComplete = 'off', kind } = controlProps.field
  const text = textIn(controlProps.value)
  const leave = async () => {
    const words = await onLeave?.(text)
    if (words) controlProps.onTell(words)
  }
  return (
    <TextField
      {...frameOf(controlProps)}
      type={kind}
      autoComplete={autoComplete}
      value={text}
      onChange={controlProps.onChange}
      onBlur={onLeave && (() => void leave())}
    />
  )
}
