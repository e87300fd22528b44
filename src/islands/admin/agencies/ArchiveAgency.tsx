import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { AgencyView } from '#domain/agent/view'
import { openWorkText } from '#domain/agent/work'
import { pluralise } from '#lib/format'
import { archiveAgency } from '#stores/agent/agency'
import { addToast } from '#stores/chrome/toasts'

const Confirmed = z.object({
  despite_open: z.literal(true, 'Confirm that these stay with the agency.'),
})
const Plain = z.object({ despite_open: z._default(z.boolean(), false) })

const confirmation: FormPart = {
  name: 'despite_open',
  label: 'Archive it although these are open',
  kind: 'check',
  width: 'w6',
}

/** Asks before an agency is archived; open work and sign-ins are named, and have to be confirmed. */
export default function ArchiveAgency({ view, onDone }: { view: AgencyView; onDone: () => void }) {
  const { agency, work } = view
  const open = openWorkText(work)
  return (
    <>
      <p>
        It is not offered for new quotes, leads and cases. Records that name it stay as they are,
        and you can restore it.
      </p>
      {open !== '' && <p className="med">{open}: these keep their agency.</p>}
      {work.users > 0 && (
        <p>
          {pluralise(work.users, 'person', 'people')} can still sign in and follow its cases.
          Suspend them under Users if they should not.
        </p>
      )}
      <SchemaForm
        schema={open === '' ? Plain : Confirmed}
        of={`archive ${agency.id}`}
        fields={open === '' ? [] : [confirmation]}
        start={{ despite_open: false }}
        submit="Archive agency"
        danger
        onCancel={onDone}
        onSubmit={async ({ despite_open }, key) => {
          await archiveAgency(agency, despite_open, key)
          addToast({ severity: 'success', summary: `${agency.name} archived`, life: 4000 })
          onDone()
        }}
      />
    </>
  )
}
