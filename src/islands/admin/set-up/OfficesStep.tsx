import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Office } from '#domain/firm/details'
import { href } from '#routes'
import { $firmView, saveOffices } from '#stores/firm/firm'

// A form leaves out what is empty.
const Row = z.extend(Office, { phone: z._default(Office.shape.phone, '') })
const Body = z.object({ offices: z.array(Row) })

const fields: readonly FormPart[] = [
  {
    kind: 'rows',
    name: 'offices',
    label: 'Offices',
    one: 'office',
    least: 1,
    most: 50,
    blank: { name: '', address: '', phone: '' },
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'phone', label: 'Telephone (optional)', kind: 'text' },
      { name: 'address', label: 'Address', kind: 'text', width: 'w6' },
    ],
  },
]

export default function OfficesStep() {
  return (
    <>
      <Loaded from={useStore($firmView)} retry={() => $firmView.revalidate()}>
        {({ offices, version }) => (
          <SchemaForm
            schema={Body}
            submit="Save offices"
            of="firm-offices"
            version={version}
            start={{ offices }}
            fields={fields}
            onSubmit={(body, key, from) => saveOffices(body, from, key)}
          />
        )}
      </Loaded>
      <p>
        Opening hours decide how long a new lead may wait. They are Monday to Friday until you set
        yours.
      </p>
      <a className="btn" href={`${href('quotes-leads', {})}?view=settings`}>
        Set opening hours
      </a>
    </>
  )
}
