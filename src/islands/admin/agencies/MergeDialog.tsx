import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import type { Find } from '#components/combobox/find.ts'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { Agency, Branch } from '#domain/agent/agency'
import {
  $mergeChoice,
  $mergePreview,
  type MergeChoice,
  mergeAgency,
  mergeBranch,
} from '#stores/agent/agency'
import { findAgencyRecords } from '#stores/agent/agency-records'
import { addToast } from '#stores/chrome/toasts'
import { MergePreviewList } from './MergePreviewList.tsx'

const Body = z.object({
  other_id: z.string().check(z.minLength(1, 'Choose which one to merge.')),
})

type Props = {
  of: MergeChoice['of']
  kept: Agency | Branch
  /** The branches to choose from; agencies are searched. */
  siblings?: readonly Branch[]
  onDone: () => void
}

const fieldOf = ({ of, kept, siblings = [] }: Props): FormPart => ({
  name: 'other_id',
  label: `Other ${of}`,
  kind: 'combobox',
  width: 'w6',
  ...(of === 'agency'
    ? { find: othersThan(kept.id) }
    : {
        options: siblings
          .filter((it) => it.id !== kept.id)
          .map(({ id, name }) => ({ value: id, label: name })),
      }),
})

const othersThan =
  (id: string): Find =>
  async (words, signal) =>
    (await findAgencyRecords(words, signal)).filter(({ value }) => value !== id)

/** Merges another agency or branch into one, once its preview has been read. */
export default function MergeDialog(props: Props) {
  const { of, kept, onDone } = props
  const { data: preview } = useStore($mergePreview)
  const chosen = useStore($mergeChoice)
  useEffect(() => () => $mergeChoice.set(null), [])
  return (
    <>
      <p className="mute">
        Everything that names the other {of} will name {kept.name}. This can’t be undone.
      </p>
      <SchemaForm
        schema={Body}
        of={`merge ${kept.id}`}
        fields={[fieldOf(props)]}
        start={{ other_id: '' }}
        submit={of === 'agency' ? 'Merge agencies' : 'Merge branches'}
        danger
        onType={({ other_id }) =>
          $mergeChoice.set(other_id ? { of, id: kept.id, other_id: String(other_id) } : null)
        }
        onCancel={onDone}
        onSubmit={async ({ other_id }, key) => {
          if (preview === undefined || chosen?.other_id !== other_id) return
          const body = { other_id, other_version: preview.other_version }
          await (of === 'agency' ? mergeAgency : mergeBranch)(kept, body, key)
          addToast({
            severity: 'success',
            summary: `${preview.other} merged into ${kept.name}`,
            life: 5000,
          })
          onDone()
        }}
      />
      {chosen && preview && <MergePreviewList preview={preview} kept={kept.name} />}
    </>
  )
}
