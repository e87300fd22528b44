import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { mapSubmission, type Submission } from '#components/form/submission.ts'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { LeadDesk } from '#domain/lead/api'
import { usePersonOptions } from '#islands/cover/use-person-options.ts'
import { changeLead } from '#stores/lead/acts'
import { $leadDesk } from '#stores/lead/desk'
import type { LeadFormProps } from './lead-act.ts'

const DESK = 'desk'
const Body = z.object({ owner_id: z.string().check(z.minLength(1, 'Choose a person.')) })

export const ownerIdOf = (chosen: string) => (chosen === DESK ? null : chosen)

type Props = Submission<string | null> & {
  of?: string
  start: string
  onCancel: () => void
}

export const OwnerForm = (form: Props) => {
  const desk = useStore($leadDesk)
  return (
    <Loaded from={desk} skeleton={<Skeleton rows={3} />} retry={() => $leadDesk.revalidate()}>
      {({ people }) => <LoadedOwnerForm {...form} people={people} />}
    </Loaded>
  )
}

const LoadedOwnerForm = ({ start, people, ...form }: Props & Pick<LeadDesk, 'people'>) => (
  <SchemaForm
    {...form}
    schema={Body}
    submit="Assign"
    start={{ owner_id: start }}
    fields={[
      {
        name: 'owner_id',
        label: 'Who',
        kind: 'select',
        width: 'w6',
        options: [
          { value: '', label: 'Choose a person' },
          ...usePersonOptions(people),
          { value: DESK, label: 'Nobody (return to the desk)' },
        ],
      },
    ]}
    {...mapSubmission(form, ({ owner_id }: z.infer<typeof Body>) => ownerIdOf(owner_id))}
  />
)

export const LeadAssignForm = ({ leadSubject, onDone }: LeadFormProps) => (
  <OwnerForm
    of={leadSubject.id}
    version={leadSubject.version}
    start={leadSubject.owner?.id ?? ''}
    onCancel={onDone}
    onSubmit={async (owner_id, key, version) => {
      await changeLead('assign', { id: leadSubject.id, version }, { owner_id }, key)
      onDone()
    }}
  />
)
