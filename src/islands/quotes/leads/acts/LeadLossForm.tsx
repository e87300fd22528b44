import * as z from 'zod/mini'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { LeadLoss } from '#domain/lead/bodies'
import { lostReasonNames } from '#domain/lead/detail-labels'
import { changeLead } from '#stores/lead/acts'
import type { LeadFormProps } from './lead-act.ts'

export const LossBody = z.omit(LeadLoss, { version: true })

export const lossStart = { reason: 'no_answer', note: '' }
export const lossFields = [
  {
    name: 'reason',
    label: 'Reason',
    kind: 'select',
    width: 'w6',
    options: optionsOf(lostReasonNames),
  },
  { name: 'note', label: 'Note', kind: 'lines', width: 'w6', most: 1000 },
] as const

export const LeadLossForm = ({ leadSubject, onDone }: LeadFormProps) => (
  <SchemaForm
    schema={LossBody}
    submit="Mark as lost"
    danger
    of={leadSubject.id}
    version={leadSubject.version}
    onCancel={onDone}
    start={lossStart}
    fields={lossFields}
    onSubmit={async (body, key, version) => {
      await changeLead('lose', { id: leadSubject.id, version }, body, key)
      onDone()
    }}
  />
)
