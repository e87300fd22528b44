import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { FirmDetails } from '#domain/firm/details'
import { addToast } from '#stores/chrome/toasts'
import { $firmView, saveDetails } from '#stores/firm/firm'
import { HueField } from './HueField.tsx'
import { LogoField } from './LogoField.tsx'
import { SignatureLinesForm } from './SignatureLinesForm.tsx'

// A form leaves out what is empty.
const Body = z.extend(FirmDetails, { strapline: z._default(FirmDetails.shape.strapline, '') })

const fields: readonly FormPart[] = [
  { name: 'name', label: 'Name of the firm', kind: 'text', width: 'w6' },
  {
    name: 'strapline',
    label: 'Strapline (optional)',
    hint: 'Under the name on the sign-in page, such as Conveyancing solicitors, Leeds.',
    kind: 'text',
    width: 'w6',
  },
  {
    name: 'hue',
    label: 'Colour',
    kind: 'own',
    width: 'w6',
    render: (control) => <HueField {...control} />,
  },
  { name: 'address', label: 'Registered address', kind: 'text', width: 'w6' },
  { name: 'phone', label: 'Telephone that clients call', kind: 'text' },
  { name: 'email', label: 'Email that clients reply to', kind: 'email' },
  {
    name: 'regulator',
    label: 'Regulator',
    kind: 'select',
    options: [
      { value: 'SRA', label: 'Solicitors Regulation Authority' },
      { value: 'CLC', label: 'Council for Licensed Conveyancers' },
    ],
  },
  { name: 'regulator_number', label: 'Number with the regulator', kind: 'text' },
  {
    name: 'vat_number',
    label: 'VAT number (optional)',
    hint: 'Your bills show it.',
    kind: 'text',
  },
]

/** The details that pages, messages and quotes of the firm show. */
export default function BrandStep() {
  return (
    <Loaded from={useStore($firmView)} retry={() => $firmView.revalidate()}>
      {(view) => (
        <>
          <SchemaForm
            schema={Body}
            submit="Save your firm"
            of="firm-details"
            version={view.version}
            start={{ ...view.details, vat_number: view.details.vat_number ?? '' }}
            fields={fields}
            onSubmit={async (typed, key, from) => {
              await saveDetails({ details: typed }, from, key)
              addToast({
                severity: 'success',
                summary: 'Saved',
                detail: 'Pages show it when they are loaded again, within two minutes.',
                life: 5000,
              })
            }}
          />
          <LogoField view={view} />
          <SignatureLinesForm view={view} />
        </>
      )}
    </Loaded>
  )
}
