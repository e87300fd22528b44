import type { AgencyDetails } from '#domain/agent/bodies'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { createAgency } from '#stores/agent/agency'
import { addToast } from '#stores/chrome/toasts'
import { AgencyForm, agencyValues } from './AgencyForm.tsx'

const start = agencyValues()

const create = async (details: AgencyDetails, key: string) => {
  const { agency } = await createAgency(details, key)
  addToast({ severity: 'success', summary: `${agency.name} added`, life: 4000 })
  go(href('admin-agencies-id', { id: agency.id }))
}

export default function NewAgency() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">New Agency</h1>
        <p className="mute">Add its branches and negotiators next.</p>
      </header>
      <div className="admin-form">
        <AgencyForm start={start} submit="Add agency" onSubmit={create} />
      </div>
    </>
  )
}
