import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { BulkFormProps } from '#components/list/BulkBar.tsx'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { assignCases } from '#stores/conveyance/acts'
import type { ListChoice } from '#stores/list/choices'
import { feeEarnerChoices } from '#stores/user/person-choices'

const Body = z.object({ fee_earner: z.string().check(z.minLength(1, 'Choose a fee earner.')) })

export default function AssignForm({ rows, onCancel, onDone }: BulkFormProps<ConveyanceRow>) {
  const [choices, setChoices] = useState<readonly ListChoice[] | null>(null)
  useEffect(() => {
    // The store has shown the error; the list stays empty.
    feeEarnerChoices().then(setChoices, () => setChoices([]))
  }, [])
  if (choices === null) return <Skeleton rows={2} />
  const nameOf = (id: string) => choices.find((it) => it.value === id)?.name ?? ''
  return (
    <SchemaForm
      schema={Body}
      submit="Reassign"
      onCancel={onCancel}
      start={{ fee_earner: '' }}
      fields={[
        {
          name: 'fee_earner',
          label: 'Fee earner',
          kind: 'select',
          options: [{ value: '', label: 'Choose' }, ...choices],
          width: 'w6',
          hint: 'Open tasks move with the cases.',
        },
      ]}
      onSubmit={async ({ fee_earner: id }, key) => {
        const outcome = await assignCases(rows, { id, name: nameOf(id) }, key)
        onDone(outcome, `reassigned to ${nameOf(id)}`)
      }}
    />
  )
}
