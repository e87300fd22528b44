import { type FormEvent, useRef, useState } from 'react'
import { CheckField } from '#components/Choices.tsx'
import { SelectField, TextField } from '#components/Fields.tsx'
import { type RoleBody, RoleBody as RoleSchema, Scope } from '#domain/role'
import { scopeNames } from '#domain/role-rules'
import { type Faults, faultsIn, faultsOf } from './faults.ts'
import { PermissionGrid } from './PermissionGrid.tsx'

type Props = {
  value: RoleBody
  onChange: (value: RoleBody) => void
  submit: string
  /** The name comes with the product. */
  isNamed?: boolean
  disabled?: boolean
  onSubmit: (body: RoleBody, key: string) => Promise<unknown>
}

const scopes = Scope.options.map((it) => ({
  value: it,
  label: scopeNames[it].charAt(0).toUpperCase() + scopeNames[it].slice(1),
}))

/** What a role is called, what it grants and how far it reaches. */
export const RoleForm = ({ value, onChange, submit, isNamed, disabled, onSubmit }: Props) => {
  const [faults, setFaults] = useState<Faults>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const put = (change: Partial<RoleBody>) => {
    key.current = crypto.randomUUID()
    onChange({ ...value, ...change })
    setFaults({})
    setMessage('')
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const read = RoleSchema.safeParse(value)
    if (!read.success) return setFaults(faultsOf(read.error.issues))
    setBusy(true)
    try {
      await onSubmit(read.data, key.current)
    } catch (error) {
      const found = faultsIn(error)
      setFaults(found.fields)
      setMessage(found.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="form admin-form" noValidate onSubmit={send}>
      <div role="alert" className={message ? 'faults' : 'contents'}>
        {message} {faults['permissions']?.join(' ')}
      </div>
      <div className="grid-6">
        <TextField
          label="Name"
          name="name"
          width="w3"
          value={value.name}
          faults={faults['name']}
          readOnly={isNamed === true}
          onChange={(name) => put({ name })}
        />
        <TextField
          label="What for"
          name="description"
          width="w3"
          value={value.description}
          faults={faults['description']}
          onChange={(description) => put({ description })}
        />
        <SelectField
          label="Reaches conveyances"
          name="conveyance"
          width="w3"
          value={value.scope.conveyance}
          options={scopes}
          onChange={(next) => put({ scope: { ...value.scope, conveyance: next as Scope } })}
        />
        <SelectField
          label="Reaches quotes"
          name="quotes"
          width="w3"
          value={value.scope.quotes}
          options={scopes.filter((it) => it.value !== 'completed')}
          onChange={(next) => put({ scope: { ...value.scope, quotes: next as Scope } })}
        />
        <div className="w6">
          <CheckField
            label="Reads only: changes nothing, whatever is ticked below"
            name="read_only"
            checked={value.read_only}
            onChange={(read_only) => put({ read_only })}
          />
        </div>
      </div>
      <PermissionGrid
        chosen={value.permissions}
        disabled={disabled === true}
        onChange={(chosen) => put({ permissions: [...chosen] })}
      />
      {disabled !== true && (
        <div className="feet">
          <button type="submit" className="btn main" aria-disabled={busy}>
            {busy ? 'One moment' : submit}
          </button>
        </div>
      )}
    </form>
  )
}
