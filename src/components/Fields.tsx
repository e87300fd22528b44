import { type ReactNode, useId } from 'react'

export type Frame = {
  label: string
  name: string
  hint?: string | undefined
  faults?: readonly string[] | undefined
  /** Grid columns: 'w3', 'w4', 'w6'. */
  width?: string | undefined
}

/** The ids of what describes a control. */
export const described = (id: string, hint?: string, faults?: readonly string[]) =>
  [faults?.length ? `${id}-fault` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') ||
  undefined

/** A label over a control, with its hint and what is wrong with it. */
export const Field = ({
  id,
  label,
  hint,
  faults,
  width = '',
  children,
}: Omit<Frame, 'name'> & { id: string; children: ReactNode }) => (
  <div className={`field ${width}`}>
    <label htmlFor={id}>{label}</label>
    {children}
    <Notes id={id} hint={hint} faults={faults} />
  </div>
)

/** What is wrong with a control, and its hint. */
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
  onBlur?: () => void
  type?: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number' | 'search'
  suffix?: string | undefined
  placeholder?: string
  inputMode?: 'decimal' | 'numeric' | 'text'
  autoComplete?: string
  rows?: number
  min?: string | number
  max?: string | number
  list?: readonly string[]
  readOnly?: boolean
}

/** One line of text, or several with `rows`. */
export const TextField = ({ rows, suffix, list, onChange, onBlur, ...it }: TextProps) => {
  const id = useId()
  const { label, hint, faults, width, ...rest } = it
  const control = {
    ...rest,
    id,
    className: 'input',
    'aria-invalid': faults?.length ? true : undefined,
    'aria-describedby': described(id, hint, faults),
    onBlur,
  }
  return (
    <Field id={id} label={label} hint={hint} faults={faults} width={width}>
      {rows ? (
        <textarea {...control} rows={rows} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <span className={suffix ? 'affix' : 'contents'}>
          <input
            autoComplete="off"
            {...control}
            list={list ? `${id}-list` : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          {suffix && <span className="suffix">{suffix}</span>}
          {list && (
            <datalist id={`${id}-list`}>
              {list.map((option) => (
                <option key={option} value={option} />
              ))}
            </datalist>
          )}
        </span>
      )}
    </Field>
  )
}

export type Option = { readonly value: string; readonly label: string }

/** One of many. */
export const SelectField = ({
  value,
  options,
  onChange,
  name,
  ...it
}: Frame & { value: string; options: readonly Option[]; onChange: (value: string) => void }) => {
  const id = useId()
  return (
    <Field id={id} {...it}>
      <select
        id={id}
        name={name}
        className="input"
        value={value}
        aria-invalid={it.faults?.length ? true : undefined}
        aria-describedby={described(id, it.hint, it.faults)}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
