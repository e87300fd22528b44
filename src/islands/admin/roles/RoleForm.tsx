import * as z from 'zod/mini'
import { listIn } from '#components/form/control-props.ts'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { mapSubmission, type Submission } from '#components/form/submission.ts'
import type { RoleGrant } from '#domain/user/role/grant'
import { RoleBody, Scope } from '#domain/user/role/role'
import { scopeNames } from '#domain/user/role/scope'
import { pluralise } from '#lib/format'
import { PermissionGrid } from './PermissionGrid.tsx'

type Props = Submission<RoleBody> & {
  value: RoleBody
  onType: (grant: RoleGrant) => void
  submit: string
  isNamed?: boolean
  isFixed?: boolean
  presets?: readonly (RoleBody & { readonly id: string })[]
}

const { name, description, permissions, read_only } = RoleBody.shape
const Form = z.object({
  name,
  description: z._default(description, ''),
  permissions,
  read_only,
  conveyance: Scope,
  quotes: Scope,
})

const bodyOf = ({ conveyance, quotes, ...it }: z.infer<typeof Form>): RoleBody => ({
  ...it,
  scope: { conveyance, quotes },
})

const valuesOf = ({ scope, name, description, permissions, read_only }: RoleBody) => ({
  name,
  description,
  permissions,
  read_only,
  ...scope,
})

const grantOf = (values: Values): RoleGrant => ({
  read_only: values['read_only'] === true,
  permissions: listIn(values['permissions']),
  scope: { conveyance: scopeIn(values['conveyance']), quotes: scopeIn(values['quotes']) },
})

const scopeIn = (value: unknown) => Scope.options.find((scope) => scope === value) ?? 'none'

const scopes = Scope.options.map((option) => ({
  value: option,
  label: scopeNames[option].charAt(0).toUpperCase() + scopeNames[option].slice(1),
}))

const presetOf = (presets: NonNullable<Props['presets']>): FormPart => ({
  name: 'preset',
  label: 'Start from',
  kind: 'select',
  options: [
    { value: '', label: 'Nothing' },
    ...presets.map(({ id, name }) => ({ value: id, label: name })),
  ],
  also: (id) => {
    const found = presets.find((it) => it.id === id)
    if (found === undefined) return {}
    const { name: _, description: __, ...granted } = valuesOf(found)
    return granted
  },
})

export const RoleForm = ({ value, onType, isNamed, presets, ...it }: Props) => {
  const fields: FormPart[] = [
    ...(presets ? [presetOf(presets)] : []),
    { name: 'name', label: 'Name', kind: 'text', readOnly: isNamed === true },
    { name: 'description', label: 'Purpose', kind: 'text' },
    { name: 'conveyance', label: 'Access to conveyances', kind: 'select', options: scopes },
    {
      name: 'quotes',
      label: 'Access to quotes',
      kind: 'select',
      options: scopes.filter((scope) => scope.value !== 'completed'),
    },
    {
      name: 'read_only',
      label: 'Read-only: cannot change anything, whatever is ticked below',
      kind: 'check',
      width: 'w6',
    },
    {
      name: 'permissions',
      label: 'Permissions',
      kind: 'own',
      width: 'w6',
      write: (chosen) => pluralise(Array.isArray(chosen) ? chosen.length : 0, 'permission'),
      render: ({ value: chosen, onChange }) => (
        <PermissionGrid
          chosen={listIn(chosen)}
          disabled={it.isFixed === true}
          onChange={onChange}
        />
      ),
    },
  ]
  return (
    <div className="admin-form">
      <SchemaForm
        schema={Form}
        fields={fields}
        start={valuesOf(value)}
        onType={(values) => onType(grantOf(values))}
        {...it}
        {...mapSubmission(it, bodyOf)}
      />
    </div>
  )
}
