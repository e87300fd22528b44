import { type ReactNode, useId, useState } from 'react'
import { messageOf } from '#components/form/form-faults.ts'
import { fieldsIn } from '#domain/is-record'

type Field = {
  name: string
  label: string
  type: 'password' | 'text'
  autoComplete: string
  value?: string
}

type Props = {
  fields: readonly Field[]
  submit: string
  onSubmit: (values: Readonly<Record<string, string>>) => Promise<void>
  onCancel: () => void
  children?: ReactNode
}

/** A short form of passwords or codes: unlike other forms, it stores nothing that is typed. */
export const SecretForm = ({ fields, submit, onSubmit, onCancel, children }: Props) => {
  const { faults, isBusy, send } = useSubmit(fields, onSubmit)
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send(event.currentTarget)
      }}
    >
      {children}
      {fields.map((field) => (
        <SecretField key={field.name} field={field} fault={faults[field.name]} />
      ))}
      <p className="row">
        <button type="submit" className="btn main" aria-disabled={isBusy}>
          {submit}
        </button>
        <button type="button" className="btn end" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  )
}

const useSubmit = (fields: readonly Field[], onSubmit: Props['onSubmit']) => {
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const send = async (form: HTMLFormElement) => {
    setBusy(true)
    setFaults({})
    try {
      await onSubmit(valuesOf(form))
    } catch (error) {
      setFaults(faultsOf(error, fields))
    } finally {
      setBusy(false)
    }
  }
  return { faults, isBusy, send }
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

/** Each field's fault; whatever belongs to no field is shown at the first one. */
const faultsOf = (error: unknown, fields: readonly Field[]) => {
  const byField = fieldsIn(fieldsIn(error)['fields'])
  const found = fields.flatMap(({ name }) => {
    const [text] = [byField[name]].flat()
    return typeof text === 'string' ? [[name, text] as const] : []
  })
  return Object.fromEntries(found.length > 0 ? found : [[fields[0]?.name ?? '', messageOf(error)]])
}

const SecretField = ({ field, fault }: { field: Field; fault: string | undefined }) => {
  const id = useId()
  const { name, label, type, autoComplete, value } = field
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={value}
        required
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-fault`}
      />
      <p className="fault" id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </div>
  )
}
