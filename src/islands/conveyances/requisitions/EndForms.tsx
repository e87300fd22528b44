import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { RequisitionEnd, RequisitionExtension } from '#domain/requisition/bodies'
import type { Requisition } from '#domain/requisition/requisition'
import { endRequisition, extendRequisition } from '#stores/requisition/requisitions'

type Props = { requisition: Requisition; onDone: () => void }

const EndValues = z.omit(RequisitionEnd, { version: true })
const ExtendValues = z.omit(RequisitionExtension, { version: true })

export const EndForm = ({ requisition, onDone }: Props) => (
  <SchemaForm
    schema={EndValues}
    of={requisition.id}
    start={{ outcome: '' }}
    fields={[
      {
        name: 'outcome',
        label: 'How it ended',
        kind: 'choice',
        width: 'w6',
        options: [
          { value: 'satisfied', label: 'Satisfied' },
          { value: 'cancelled', label: 'Cancelled' },
        ],
      },
    ]}
    submit="Record outcome"
    onCancel={onDone}
    onSubmit={async (body, key) => {
      await endRequisition(requisition, body, key)
      onDone()
    }}
  />
)

export const ExtendForm = ({ requisition, onDone }: Props) => (
  <SchemaForm
    schema={ExtendValues}
    of={requisition.id}
    start={{ due_on: '', reason: '' }}
    fields={[
      { name: 'due_on', label: 'Reply by', kind: 'date' },
      { name: 'reason', label: 'Reason', kind: 'lines', width: 'w6' },
    ]}
    submit="Record more time"
    onCancel={onDone}
    onSubmit={async (body, key) => {
      await extendRequisition(requisition, body, key)
      onDone()
    }}
  />
)
