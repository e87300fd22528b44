import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { changeLead } from '#stores/lead/acts'
import { $leadDesk } from '#stores/lead/desk'
import type { LeadFormProps } from './lead-act.ts'

const DESK = 'desk'
const Body = z.object({ owner_id: z.string().check(z.minLength(1, 'Choose somebody.')) })

/** The id of whoever was chosen; null for the desk. */
export const chosenOwner = (chosen: string) => (chosen === DESK ? null : chosen)

type Props = {
  of?: string
  version?: number
  start: string
  onCancel: () => void
  onChoose: (owner_id: string | null, key: string, version: number | undefined) => Promise<unknown>
}

/** Somebody of the desk, or the desk itself. */
export const OwnerForm = ({ start, onChoose, ...it }: Props) => {
  const desk = useStore($leadDesk)
  return (
    <Loaded from={desk} skeleton={<Skeleton rows={3} />} retry={() => $leadDesk.revalidate()}>
      {({ people }) => (
        <SchemaForm
          {...it}
          schema={Body}
          submit="Give"
          start={{ owner_id: start }}
          fields={[
            {
              name: 'owner_id',
              label: 'Who',
              kind: 'select',
              width: 'w6',
              options: [
                { value: '', label: 'Choose somebody' },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
                { value: DESK, label: 'Nobody: back to the desk' },
              ],
            },
          ]}
          onSubmit={({ owner_id }, key, version) => onChoose(chosenOwner(owner_id), key, version)}
        />
      )}
    </Loaded>
  )
}

/** Who is to have this lead. */
export const LeadAssignForm = ({ it, onDone }: LeadFormProps) => (
  <OwnerForm
    of={it.id}
    version={it.version}
    start={it.owner?.id ?? ''}
    onCancel={onDone}
    onChoose={async (owner_id, key, version = it.version) => {
      await changeLead('assign', { id: it.id, version }, { owner_id }, key)
      onDone()
    }}
  />
)
