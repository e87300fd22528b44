import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { DateInput } from '#components/form/DateInput.tsx'
import { parsePence } from '#domain/money'
import { money } from '#lib/format'
import type { FilterOption } from './list-filter.ts'

type Kind = 'text' | 'date' | 'money' | 'select'

type Props = {
  /** 'Exchange target of 26-S-01187' */
  label: string
  kind: Kind
  /** The raw value: a date as '2026-11-27', money in pence as '41250000'. */
  value: string
  shown: string
  options?: readonly FilterOption[]
  /** Saves the new value; the message of a thrown error is shown beside the field. */
  onSave: (value: string) => Promise<unknown>
}

export const InlineCell = (it: Props) => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!isOpen && hadFocus.current) button.current?.focus()
    hadFocus.current = isOpen
  }, [isOpen])
  if (isOpen) return <Editor {...it} onClose={() => setOpen(false)} />
  return (
    <button
      ref={button}
      type="button"
      className="edit-in-place"
      aria-label={`Change: ${it.label}, ${it.shown}`}
      onClick={() => setOpen(true)}
    >
      {it.shown}
    </button>
  )
}

type EditorProps = Props & { onClose: () => void }
type KeyPress = { key: string; preventDefault: () => void }

const typedOf = (kind: Kind, value: string) =>
  kind === 'money' && value !== '' ? money(Number(value)).slice(1) : value

const Editor = (editorProps: EditorProps) => {
  const { label, kind, value, options = [], onClose } = editorProps
  const [typed, setTyped] = useState(() => typedOf(kind, value))
  const { fault, isBusy, save } = useSaving(editorProps)
  const field = useRef<{ focus: () => void }>(null)
  const faultId = useId()
  useEffect(() => field.current?.focus(), [])

  const control = {
    ref: (drawn: { focus: () => void } | null) => {
      field.current = drawn
    },
    ...attributesOf(label, fault === null ? undefined : faultId),
    value: typed,
    disabled: isBusy,
    onKeyDown: (event: KeyPress) => byKey(event, () => save(typed), onClose),
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: () => {
      if (typed === typedOf(kind, value)) onClose()
    },
  }
  return (
    <span className="edit-open">
      {kind === 'select' ? (
        <SelectControl control={control} options={options} />
      ) : kind === 'date' ? (
        <DateInput {...control} onChange={(on, text) => setTyped(on || text)} />
      ) : (
        <input {...control} inputMode={kind === 'money' ? 'decimal' : undefined} />
      )}
      {fault && <Fault id={faultId} words={fault} />}
    </span>
  )
}

const attributesOf = (label: string, faultId: string | undefined) => ({
  className: 'input',
  'aria-label': label,
  'aria-invalid': faultId !== undefined,
  'aria-describedby': faultId,
})

type SelectProps = { control: ComponentProps<'select'>; options: readonly FilterOption[] }

const SelectControl = ({ control, options }: SelectProps) => (
  <select {...control}>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)

const Fault = ({ id, words }: { id: string; words: string }) => (
  <span id={id} role="alert" className="fault">
    {words}
  </span>
)

const useSaving = ({ kind, value, onSave, onClose }: EditorProps) => {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async (typed: string) => {
    const next = kind === 'money' ? parsePence(typed) : typed
    if (next === null) return setFault('Enter an amount, like 1,250.00.')
    if (String(next) === value && fault === null) return onClose()
    setBusy(true)
    try {
      await onSave(String(next))
      onClose()
    } catch (error) {
      setFault(
        error instanceof Error
          ? error.message
          : 'Couldn’t save. Check your connection and try again.',
      )
      setBusy(false)
    }
  }
  return { fault, isBusy, save }
}

const byKey = (event: KeyPress, save: () => Promise<void>, cancel: () => void) => {
  if (event.key === 'Escape') cancel()
  if (event.key !== 'Enter') return
  event.preventDefault()
  void save()
}
