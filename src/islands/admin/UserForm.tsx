import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { CheckField } from '#components/Choices.tsx'
import { SelectField, TextField } from '#components/Fields.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $userChoices, holderOf } from '#stores/admin-user'
import { $agencies } from '#stores/agencies'
import { type Faults, faultsIn } from './faults.ts'
import { RoleChoices } from './RoleChoices.tsx'

export type UserValues = {
  readonly type: 'staff' | 'agent'
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly roles: readonly string[]
  readonly team: string
  readonly job_title: string
  readonly phone: string
  readonly is_fee_earner: boolean
  readonly agency_id: string
}

type Props = {
  start: UserValues
  submit: string
  /** Asks who has an address while it is typed. */
  isNew?: boolean
  children?: ReactNode
  onSubmit: (values: UserValues, key: string) => Promise<unknown>
}

/** What a body says of fields that were left empty. */
export const profileOf = ({ type: _, ...it }: UserValues) => ({
  ...it,
  roles: [...it.roles],
  team: it.team || null,
  job_title: it.job_title || null,
  phone: it.phone || null,
  agency_id: it.agency_id || null,
})

/** Who somebody is and what they may do. The address comes first: it tells whether they are here already. */
export const UserForm = ({ start, submit, isNew = false, children, onSubmit }: Props) => {
  const [values, setValues] = useState(start)
  const [faults, setFaults] = useState<Faults>({})
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const choices = useStore($userChoices)

  const put = (change: Partial<UserValues>) => {
    key.current = crypto.randomUUID()
    setValues({ ...values, ...change })
    setFaults(without(faults, Object.keys(change)))
    setMessage('')
  }
  const lookUp = async () => {
    if (!isNew || !values.email.includes('@')) return
    const holder = await holderOf(values.email.trim()).catch(() => null)
    if (holder)
      setFaults({
        ...faults,
        email: [`${holder.name} has this address already (${holder.status}).`],
      })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await onSubmit(values, key.current)
      setFaults({})
    } catch (error) {
      const found = faultsIn(error)
      setFaults(found.fields)
      setMessage(found.message)
    } finally {
      setBusy(false)
    }
  }
  const text = (name: TextName, label: string) => ({
    name,
    label,
    value: values[name],
    faults: faults[name],
    width: 'w3',
    onChange: (value: string) => put({ [name]: value }),
  })

  return (
    <form className="form admin-form" noValidate onSubmit={send}>
      <div role="alert" className={message ? 'faults' : 'contents'}>
        {message}
      </div>
      <div className="grid-6">
        <TextField {...text('email', 'Email')} type="email" onBlur={() => void lookUp()} />
        {children}
        <TextField {...text('first_name', 'First name')} />
        <TextField {...text('last_name', 'Last name')} />
        <TextField {...text('job_title', 'Job title')} />
        <TextField {...text('phone', 'Phone')} type="tel" />
        {values.type === 'agent' ? (
          <AgencyField
            value={values.agency_id}
            faults={faults['agency_id']}
            onChange={(agency_id) => put({ agency_id })}
          />
        ) : (
          <TextField
            {...text('team', 'Team')}
            hint="Cases are shared within a team."
            list={choices.data?.teams ?? []}
          />
        )}
        {values.type === 'staff' && (
          <div className="w3 fee-earner">
            <CheckField
              label="Takes cases of their own (fee earner)"
              name="is_fee_earner"
              checked={values.is_fee_earner}
              onChange={(is_fee_earner) => put({ is_fee_earner })}
            />
          </div>
        )}
      </div>
      <Loaded
        from={choices}
        skeleton={<Skeleton rows={5} />}
        retry={() => $userChoices.revalidate()}
      >
        {({ roles }) => (
          <RoleChoices
            roles={roles.filter((it) => (it.name === 'Agent') === (values.type === 'agent'))}
            held={start.roles}
            chosen={values.roles}
            faults={faults['roles']}
            onChange={(next) => put({ roles: next })}
          />
        )}
      </Loaded>
      <div className="feet">
        <button type="submit" className="btn main" aria-disabled={busy}>
          {busy ? 'One moment' : submit}
        </button>
      </div>
    </form>
  )
}

type TextName = 'email' | 'first_name' | 'last_name' | 'team' | 'job_title' | 'phone'

const without = (faults: Faults, names: readonly string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))

const AgencyField = (it: {
  value: string
  faults: readonly string[] | undefined
  onChange: (id: string) => void
}) => {
  const agencies = useStore($agencies)
  const options = (agencies.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectField
      {...it}
      name="agency_id"
      label="Agency"
      width="w3"
      options={[{ value: '', label: 'Choose an agency' }, ...options]}
    />
  )
}
