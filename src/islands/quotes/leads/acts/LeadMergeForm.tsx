import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Empty, Skeleton } from '#components/Loaded.tsx'
import { changeLead } from '#stores/lead/acts'
import { findDuplicates } from '#stores/lead/desk'
import type { LeadFormProps } from './lead-act.ts'

const Body = z.object({ other_id: z.uuid('Choose the other lead.') })

const useAlike = ({ leadSubject, alike }: LeadFormProps) => {
  const [found, setFound] = useState<LeadFormProps['alike'] | null>(alike.length > 0 ? alike : null)
  useEffect(() => {
    if (alike.length > 0) return
    void findDuplicates(leadSubject.id).then(setFound, () => setFound([]))
  }, [leadSubject.id, alike])
  return found
}

const fieldsOf = (alike: LeadFormProps['alike']): readonly FormPart[] => [
  {
    name: 'other_id',
    label: 'The other lead',
    hint: 'It is closed as a duplicate, and its history is shown here.',
    kind: 'radio',
    width: 'w6',
    options: alike.map(({ id, number, person, reasons, score }) => ({
      value: id,
      label: `${number} ${person}`,
      detail: `${reasons.join(', ')} · ${score}%`,
    })),
  },
]

/** Merges another lead of the same person into this one; both histories are kept. */
export const LeadMergeForm = (props: LeadFormProps) => {
  const { leadSubject, onDone } = props
  const found = useAlike(props)
  if (found === null) return <Skeleton rows={3} />
  if (found.length === 0)
    return (
      <Empty title="No matching leads">
        <p>Leads match by telephone number, by email address, or by name and postcode.</p>
      </Empty>
    )
  return (
    <SchemaForm
      schema={Body}
      submit="Merge into this lead"
      of={leadSubject.id}
      version={leadSubject.version}
      onCancel={onDone}
      start={{ other_id: found[0]?.id ?? '' }}
      fields={fieldsOf(found)}
      onSubmit={async (body, key, version) => {
        await changeLead('merge', { id: leadSubject.id, version }, body, key)
        onDone()
      }}
    />
  )
}
