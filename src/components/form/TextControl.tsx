import { TextField } from '#components/Fields.tsx'
import { type ControlProps, frameOf, textIn } from './control-props.ts'

/** The control of a text or email field, which may check its value on blur. */
export const TextControl = (it: ControlProps<'text' | 'email'>) => {
  const { onLeave, autoComplete = 'off', kind } = it.field
  const text = textIn(it.value)
  const leave = async () => {
    const words = await onLeave?.(text)
    if (words) it.onTell(words)
  }
  return (
    <TextField
      {...frameOf(it)}
      type={kind}
      autoComplete={autoComplete}
      value={text}
      onChange={it.onChange}
      onBlur={onLeave && (() => void leave())}
    />
  )
}
