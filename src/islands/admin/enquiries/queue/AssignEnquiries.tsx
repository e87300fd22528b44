import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { BulkFormProps } from '#components/list/BulkBar.tsx'
import type { LiveEnquiry } from '#domain/enquiry/queue/api'
import { assignEnquiries } from '#stores/enquiry/live-acts'
import type { ListChoice } from '#stores/list/choices'
import { assigneeChoices } from '#stores/user/person-choices'
import { useCaseKeys } from './use-case-keys.ts'

const Body = z.object({ assignee: z._default(z.string(), '') })

/** Gives the chosen enquiries to a colleague. */
export default function AssignEnquiries({ rows, onCancel, onDone }: BulkFormProps<LiveEnquiry>) {
  const [people, setPeople] = useState<readonly ListChoice[] | null>(null)
  const keyOf = useCaseKeys()
  useEffect(() => {
    // The store has shown the error; they can still go back to their fee earners.
    assigneeChoices().then(setPeople, () => setPeople([]))
  }, [])
  if (people === null) return <Skeleton rows={2} />
  const nameOf = (id: string) =>
    people.find(({ value }) => value === id)?.name ?? 'the fee earner of each case'
  return (
    <SchemaForm
      schema={Body}
      submit="Assign"
      onCancel={onCancel}
      start={{ assignee: '' }}
      fields={[
        {
          name: 'assignee',
          label: 'Who deals with them',
          hint: 'They are told. Who has to answer stays as it is.',
          kind: 'select',
          width: 'w6',
          options: [{ value: '', label: 'The fee earner of each case' }, ...people],
        },
      ]}
      onSubmit={async ({ assignee }) => {
        const outcome = await assignEnquiries(rows, assignee || null, { keyOf })
        onDone(outcome, `assigned to ${nameOf(assignee)}`)
      }}
    />
  )
}
