import type { FormPart, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Branch } from '#domain/agent/agency'
import { BranchDetails } from '#domain/agent/bodies'
import { addBranch, changeBranch } from '#stores/agent/agency'

const fields: readonly FormPart[] = [
  { name: 'name', label: 'Name', hint: 'Usually the town.', kind: 'text' },
  { name: 'postcode', label: 'Postcode', kind: 'postcode' },
  { name: 'phone', label: 'Telephone', kind: 'phone' },
  { name: 'email', label: 'Email', kind: 'email' },
]

const valuesOf = (branch: Branch | null): Values => ({
  name: branch?.name ?? '',
  postcode: branch?.postcode ?? '',
  phone: branch?.phone ?? '',
  email: branch?.email ?? '',
})

type Props = { agencyId: string; branch: Branch | null; onDone: () => void }

/** Adds a branch to an agency, or changes one. */
export default function BranchForm({ agencyId, branch, onDone }: Props) {
  const submission =
    branch === null
      ? {
          onSubmit: async (body: BranchDetails, key: string) => {
            await addBranch(agencyId, body, key)
            onDone()
          },
        }
      : {
          version: branch.version,
          onSubmit: async (body: BranchDetails, key: string, version: number) => {
            await changeBranch({ id: branch.id, version }, body, key)
            onDone()
          },
        }
  return (
    <SchemaForm
      schema={BranchDetails}
      of={branch?.id ?? `branch of ${agencyId}`}
      fields={fields}
      start={valuesOf(branch)}
      submit={branch === null ? 'Add branch' : 'Save'}
      onCancel={onDone}
      {...submission}
    />
  )
}
