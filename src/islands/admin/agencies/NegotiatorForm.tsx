import type { FormPart, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Negotiator } from '#domain/agent/agency'
import { NegotiatorDetails } from '#domain/agent/bodies'
import { addNegotiator, changeNegotiator } from '#stores/agent/agency'

const fields: readonly FormPart[] = [
  { name: 'name', label: 'Name', kind: 'text', width: 'w6' },
  { name: 'email', label: 'Email', kind: 'email' },
  { name: 'phone', label: 'Telephone', kind: 'phone' },
  { name: 'notes', label: 'Notes', kind: 'lines', width: 'w6' },
  {
    name: 'is_manager',
    label: 'Sees the numbers of the whole agency when they sign in',
    kind: 'check',
    width: 'w6',
  },
]

const valuesOf = (negotiator: Negotiator | null): Values => ({
  name: negotiator?.name ?? '',
  email: negotiator?.email ?? '',
  phone: negotiator?.phone ?? '',
  notes: negotiator?.notes ?? '',
  is_manager: negotiator?.is_manager ?? false,
})

type Props = { branchId: string; negotiator: Negotiator | null; onDone: () => void }

/** Adds a negotiator to a branch, or changes one. */
export default function NegotiatorForm({ branchId, negotiator, onDone }: Props) {
  const submission =
    negotiator === null
      ? {
          onSubmit: async (body: NegotiatorDetails, key: string) => {
            await addNegotiator(branchId, body, key)
            onDone()
          },
        }
      : {
          version: negotiator.version,
          onSubmit: async (body: NegotiatorDetails, key: string, version: number) => {
            await changeNegotiator({ id: negotiator.id, version }, body, key)
            onDone()
          },
        }
  return (
    <SchemaForm
      schema={NegotiatorDetails}
      of={negotiator?.id ?? `negotiator at ${branchId}`}
      fields={fields}
      start={valuesOf(negotiator)}
      submit={negotiator === null ? 'Add negotiator' : 'Save'}
      onCancel={onDone}
      {...submission}
    />
  )
}
