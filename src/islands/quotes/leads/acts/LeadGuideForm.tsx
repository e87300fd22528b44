import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { changeLead } from '#stores/lead/acts'
import type { LeadFormProps } from './lead-act.ts'

const Body = z.object({ guide_price: z.int('Enter the guide price.') })

/** Records a guide price that was given without a quote. */
export const LeadGuideForm = ({ leadSubject, onDone }: LeadFormProps) => (
  <SchemaForm
    schema={Body}
    submit="Save"
    of={leadSubject.id}
    version={leadSubject.version}
    onCancel={onDone}
    start={{ guide_price: null }}
    fields={[
      {
        name: 'guide_price',
        label: 'Guide price, with VAT',
        hint: 'For guidance only: the quote itself is calculated line by line.',
        kind: 'money',
        width: 'w6',
      },
    ]}
    onSubmit={async ({ guide_price }, key, version) => {
      await changeLead(
        'step',
        { id: leadSubject.id, version },
        { status: 'quoted', guide_price },
        key,
      )
      onDone()
    }}
  />
)
