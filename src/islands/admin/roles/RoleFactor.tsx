import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { FactorPolicy, newFirmFactorPolicy } from '#domain/user/role/factor-policy'
import type { Role } from '#domain/user/role/role'
import { useCan } from '#islands/chrome/use-can.ts'
import { addToast } from '#stores/chrome/toasts'
import { demandFactor } from '#stores/user/role/roles'

const { grace_days, may_remember } = FactorPolicy.shape
const Form = z.object({
  is_needed: z.boolean(),
  grace_days: z._default(grace_days, 0),
  may_remember: z._default(may_remember, true),
})

const fields: readonly FormPart[] = [
  { name: 'is_needed', label: 'A second factor is needed', kind: 'check', width: 'w6' },
  {
    name: 'grace_days',
    label: 'Days to set it up',
    hint: 'From the next sign-in, 0 to 30. After that, nothing opens without it.',
    kind: 'number',
    when: ({ is_needed }) => is_needed === true,
  },
  {
    name: 'may_remember',
    label: 'A device may be remembered for 30 days',
    kind: 'check',
    width: 'w6',
    when: ({ is_needed }) => is_needed === true,
  },
]

/** What a role demands of the second factor of its people. */
export const RoleFactor = ({ role }: { role: Role }) => {
  const canUpdate = useCan('roles.update')
  const { second_factor } = role
  return (
    <section className="sec role-factor">
      <header>
        <h2>Second factor</h2>
        <span className="count">{second_factor === null ? 'Not needed' : 'Needed'}</span>
      </header>
      <SchemaForm
        schema={Form}
        of="second-factor"
        fields={fields}
        start={{ is_needed: second_factor !== null, ...(second_factor ?? newFirmFactorPolicy) }}
        submit="Apply to this role"
        isFixed={!canUpdate}
        version={role.version}
        onSubmit={async ({ is_needed, ...policy }, key, version) => {
          await demandFactor(is_needed ? policy : null, version, key)
          addToast({
            severity: 'success',
            summary: 'Saved',
            detail: 'It applies from each person’s next sign-in.',
            life: 4000,
          })
        }}
      />
    </section>
  )
}
