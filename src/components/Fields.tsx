import { type ReactNode, useId } from 'react'

export type Frame = {
  label: string
  name: string
  hint?: string | undefined
  faults?: readonly string[] | undefined
  /** Grid columns: 'w3', 'w4', 'w6'. */
  width?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  busy?: boolean | undefined
}

/** The `aria-describedby` of a control; undefined without hint and faults. */
export const described = (id: string, hint?: string, faults?: readonly string[]) =>
  [faults?.length ? `${id}-fault` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') ||
  undefined

export const controlOf = (
  id: string,
  { name, hint, faults, disabled, readOnly }: Omit<Frame, 'label'>,
) => ({
  id,
  name,
  className: 'input',
  disabled,
  readOnly,
  'aria-invalid': faults?.length ? (true as const) : undefined,
  'aria-describedby': described(id, hint, faults),
})

export const Field = ({
  id,
  label,
  hint,
  faults,
  width = '',
  busy,
  children,
}: Omit<Frame, 'name'> & { id: string; children: ReactNode }) => (
  <div className={`field ${width}`} aria-busy={busy || undefined}>
    <label htmlFor={id}>{label}</label>
    {children}
    <Notes id={id} hint={hint} faults={faults} />
  </div>
)

export const Notes = ({
  id,
  hint,
  faults,
}: {
  id: string
  hint: string | undefined
  faults: readonly string[] | undefined
}) => (
  <>
    {faults?.length ? (
      <p className="fault" id={`${id}-fault`}>
        {faults.join(' ')}
      </p>
    ) : null}
    {hint ? (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    ) : null}
  </>
)

type TextProps = Frame & {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number' | 'search' | 'password'
  suffix?: ReactNode
  placeholder?: string
  inputMode?: 'decimal' | 'numeric' | 'tel' | 'text'
  autoComplete?: string
  autoCapitalize?: 'characters' | 'words' | 'none'
  min?: string | number | undefined
  max?: string | number | undefined
}

export const TextField = ({ label, hint, width, busy, suffix, onChange, ...it }: TextProps) => {
  const id = useId()
  const { faults, ...rest } = it
  return (
    <Field id={id} label={label} hint={hint} faults={faults} width={width} busy={busy}>
      <span className={suffix ? 'affix' : 'contents'}>
        <input
          autoComplete="off"
          {...rest}
          {...controlOf(id, { ...it, hint })}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix && <span className="suffix">{suffix}</span>}
      </span>
    </Field>
  )
}

export type Option<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  /** Distinguishes options with the same label. */
  readonly detail?: string | undefined
  readonly why?: string | undefined
}

export const SelectField = <Value extends string>({
  value,
  options,
  onChange,
  ...it
}: Frame & {
  value: string
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
}) => {
  const id = useId()
  const { readOnly, ...control } = controlOf(id, it)
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Field id={id} {...it}>
      <select
        {...control}
        disabled={it.disabled || readOnly}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.why !== undefined}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
