import type { Agency } from '#domain/agent/agency'
import { changeAgency } from '#stores/agent/agency'
import { AgencyForm, agencyValues } from './AgencyForm.tsx'

/** The form that changes an agency; on a conflict the second to save chooses which version to keep. */
export default function EditAgency({ agency, onDone }: { agency: Agency; onDone: () => void }) {
  return (
    <AgencyForm
      of={agency.id}
      version={agency.version}
      start={agencyValues(agency)}
      submit="Save"
      onCancel={onDone}
      onSubmit={async (details, key, version) => {
        await changeAgency({ id: agency.id, version }, details, key)
        onDone()
      }}
    />
  )
}
