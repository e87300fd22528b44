import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { listIn } from '#components/form/control-props.ts'
import type { CustomControl, FormPart, Values } from '#components/form/form-parts.ts'
import { ChecksField } from '#components/form/OptionLines.tsx'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Submission } from '#components/form/submission.ts'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { AccountForm, type UserChoices, type UserRow } from '#domain/user/account'
import { permissionName } from '#domain/user/role/grant'
import { $agencies, findAgencies } from '#stores/agent/agencies'
import { $userChoices, holderOf } from '#stores/user/user'

type Props = Submission<AccountForm> & {
  start: Values
  submit: string
  isNew?: boolean
}

export const valuesOf = (user?: UserRow): Values => ({
  type: user?.type === 'agent' ? 'agent' : 'staff',
  email: user?.email ?? '',
  first_name: user?.first_name ?? '',
  last_name: user?.last_name ?? '',
  roles: user?.roles ?? [],
  team: user?.team ?? '',
  job_title: user?.job_title ?? '',
  phone: user?.phone ?? '',
  is_fee_earner: user?.is_fee_earner ?? false,
  agency_id: user?.agency_id ?? '',
})

const isAgent = (values: Values) => values['type'] === 'agent'
const isStaff = (values: Values) => !isAgent(values)

const findHolder = async (email: string) => {
  if (!email.includes('@')) return null
  const holder = await holderOf(email.trim()).catch(() => null)
  return holder && `${holder.name} already uses this address (${holder.status}).`
}

const type: FormPart = {
  name: 'type',
  label: 'Type',
  kind: 'choice',
  options: [
    { value: 'staff', label: 'Staff' },
    { value: 'agent', label: 'Agent' },
  ],
  also: (value) => ({ roles: value === 'agent' ? ['Agent'] : [] }),
}

const personal: readonly FormPart[] = [
  { name: 'first_name', label: 'First name', kind: 'text' },
  { name: 'last_name', label: 'Last name', kind: 'text' },
  { name: 'job_title', label: 'Job title', kind: 'text' },
  { name: 'phone', label: 'Phone', kind: 'phone' },
]

const feeEarner: FormPart = {
  name: 'is_fee_earner',
  label: 'Fee earner (has their own cases)',
  kind: 'check',
  when: isStaff,
}

const agencyField = (options: readonly { value: string; label: string }[]): FormPart => ({
  name: 'agency_id',
  label: 'Agency',
  kind: 'combobox',
  find: findAgencies,
  options,
  when: isAgent,
})

const teamField = (teams: readonly string[]): FormPart => ({
  name: 'team',
  label: 'Team',
  hint: 'Cases are shared within a team.',
  kind: 'combobox',
  options: teams.map((team) => ({ value: team, label: team })),
  canAdd: true,
  when: isStaff,
})

const rolesField = (
  render: (control: CustomControl) => ReactNode,
  when: (values: Values) => boolean,
): FormPart => ({ name: 'roles', label: 'Roles', kind: 'own', width: 'w6', render, when })

/** The form for a user. The email address comes first, because it shows whether they already have an account. */
export const UserForm = ({ isNew = false, start, ...it }: Props) => {
  const teams = useStore($userChoices).data?.teams ?? []
  const agencies = useStore($agencies).data ?? []
  const held = listIn(start['roles'])
  const roles = (isFor: (role: string) => boolean) => (control: CustomControl) => (
    <Roles {...control} held={held} isFor={isFor} />
  )
  const fields: FormPart[] = [
    { name: 'email', label: 'Email', kind: 'email', ...(isNew ? { onLeave: findHolder } : {}) },
    ...(isNew ? [type] : []),
    ...personal,
    agencyField(agencies.map(({ id, name }) => ({ value: id, label: name }))),
    teamField(teams),
    feeEarner,
    rolesField(
      roles((role) => role !== 'Agent'),
      isStaff,
    ),
    rolesField(
      roles((role) => role === 'Agent'),
      isAgent,
    ),
  ]
  return (
    <div className="admin-form">
      <SchemaForm schema={AccountForm} fields={fields} start={start} {...it} />
    </div>
  )
}

type RolesProps = CustomControl & {
  held: readonly string[]
  isFor: (role: string) => boolean
}

/** The roles to choose from; one that grants more than the signed-in user has is disabled with a reason. */
const Roles = ({ value, faults, onChange, held, isFor }: RolesProps) => (
  <Loaded
    from={useStore($userChoices)}
    skeleton={<Skeleton rows={13} />}
    retry={() => $userChoices.revalidate()}
  >
    {({ roles }) => (
      <ChecksField
        label="Roles"
        name="roles"
        faults={faults}
        chosen={listIn(value)}
        options={roles.filter(({ name }) => isFor(name)).map((role) => optionOf(role, held))}
        onChange={onChange}
      />
    )}
  </Loaded>
)

const optionOf = (
  { name, description, beyond }: UserChoices['roles'][number],
  held: readonly string[],
) => ({
  value: name,
  label: name,
  detail: description,
  ...(beyond.length > 0 && !held.includes(name) ? { why: reasonAgainstRole(beyond) } : {}),
})

const reasonAgainstRole = (beyond: readonly string[]) =>
  `You can’t give a role with more access than yours: ${beyond.slice(0, 3).map(permissionName).join(', ')}${beyond.length > 3 ? ' …' : ''}`
