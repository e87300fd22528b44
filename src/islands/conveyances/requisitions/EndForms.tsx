import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import {
  RequisitionAmendment,
  RequisitionEnd,
  RequisitionExtension,
} from '#domain/requisition/bodies'
import type { Requisition } from '#domain/requisition/requisition'
import {
  amendRequisition,
  endRequisition,
  extendRequisition,
  flagReply,
} from '#stores/requisition/requisitions'

type Props = { requisition: Requisition; onDone: () => void }

const EndValues = z.omit(RequisitionEnd, { version: true })
const ExtendValues = z.omit(RequisitionExtension, { version: true })
const AmendValues = z.omit(RequisitionAmendment, { version: true })
const FlagValues = z.object({ note: AmendValues.shape.reason })

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

export const AmendForm = ({ requisition, onDone }: Props) => (
  <>
    <p className="mute">
      What was sent is kept. The replies open again, and what you send takes their place.
      Undertakings that were given stay in force.
    </p>
    <SchemaForm
      schema={AmendValues}
      of={requisition.id}
      start={{ reason: '' }}
      fields={[{ name: 'reason', label: 'What changes', kind: 'lines', width: 'w6' }]}
      submit="Open the replies"
      onCancel={onDone}
      onSubmit={async (body, key) => {
        await amendRequisition(requisition, body, key)
        onDone()
      }}
    />
  </>
)

export const FlagForm = ({ requisition, item, onDone }: Props & { item: string }) => (
  <SchemaForm
    schema={FlagValues}
    of={`${requisition.id} ${item}`}
    start={{ note: '' }}
    fields={[
      {
        name: 'note',
        label: 'What has to be looked at',
        hint: 'The replies are not sent before somebody has looked.',
        kind: 'lines',
        width: 'w6',
      },
    ]}
    submit="Flag"
    onCancel={onDone}
    onSubmit={async ({ note }, key) => {
      await flagReply(requisition, { key: item, note }, key)
      onDone()
    }}
  />
)
