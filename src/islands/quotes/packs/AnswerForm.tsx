import { useMemo } from 'react'
import * as z from 'zod/mini'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import type { FormField } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { uploadLimits } from '#domain/document/limits'
import { AnswerBody } from '#domain/sale-ready-pack/bodies'
import type { PackItem } from '#domain/sale-ready-pack/items/item'
import { packSourceLabels } from '#domain/sale-ready-pack/labels'
import { NOT_SURE, type StandingItem } from '#domain/sale-ready-pack/standing'
import type { PackView } from '#domain/sale-ready-pack/view'
import { $pack, answerItem } from '#stores/sale-ready-pack/pack'
import { sendDocumentTo } from '#stores/sale-ready-pack/sending'

const { value, details, source, fresh_until, not_applicable } = AnswerBody.shape
const Body = z.object({
  value: z.optional(value),
  details: z.optional(details),
  source,
  fresh_until,
  not_applicable,
})

const valueField = ({ kind, options = [], question }: PackItem): readonly FormField[] => {
  const hint = question ? { hint: question } : {}
  if (kind === 'document') return []
  if (kind === 'text')
    return [{ name: 'value', label: 'Answer', kind: 'text', width: 'w6', ...hint }]
  const all = kind === 'yes_no' ? ['Yes', 'No'] : options
  return [
    {
      name: 'value',
      label: 'Answer',
      kind: 'select',
      width: 'w6',
      ...hint,
      options: [
        { value: '', label: 'Not answered' },
        ...[...all, NOT_SURE].map((it) => ({ value: it, label: it })),
      ],
    },
  ]
}

const fieldsOf = (item: PackItem): readonly FormField[] => [
  ...valueField(item),
  { name: 'details', label: 'Details', kind: 'lines', width: 'w6' },
  {
    name: 'source',
    label: 'Where it comes from',
    kind: 'select',
    width: 'w3',
    options: [{ value: '', label: 'Choose where' }, ...optionsOf(packSourceLabels)],
  },
  {
    name: 'fresh_until',
    label: 'Fresh until',
    hint: 'Leave it empty for the usual time.',
    kind: 'date',
    width: 'w3',
  },
  {
    name: 'not_applicable',
    label: 'Not needed, because',
    hint: 'Only where this property has nothing of the kind.',
    kind: 'text',
    width: 'w6',
  },
]

/** Whoever changes what somebody else said says anew where it comes from. */
const sourceOf = (answer: StandingItem['answer']) => {
  if (answer === null) return 'us'
  return answer.source === 'client' || answer.source === 'data' ? '' : answer.source
}

type Props = { pack: PackView['pack']; of: StandingItem; onDone: () => void }

/** The answer to an item, with its source, its last fresh day, and its document. */
export default function AnswerForm({ pack, of: { item, answer }, onDone }: Props) {
  const send = useMemo(() => sendDocumentTo(pack.id, item.key), [pack.id, item.key])
  return (
    <>
      <FileDrop
        label={answer?.file ? `Replace ${answer.file.name}` : 'Document'}
        name="document"
        limits={{ ...uploadLimits('client'), mostFiles: 1 }}
        send={send}
        onSent={() => $pack.revalidate()}
      />
      <SchemaForm
        of={`${pack.id} ${item.key}`}
        schema={Body}
        fields={fieldsOf(item)}
        start={{
          value: answer?.value ?? '',
          details: answer?.details ?? '',
          source: sourceOf(answer),
          // Without a usual time the day is the document's own, such as that of an energy certificate.
          fresh_until: item.months === undefined ? (answer?.fresh_until ?? '') : '',
          not_applicable: answer?.not_applicable ?? '',
        }}
        version={pack.version}
        submit="Save the answer"
        onCancel={onDone}
        onSubmit={async (form, key, version) => {
          const body = { ...form, value: form.value ?? '', details: form.details ?? '' }
          await answerItem({ id: pack.id, version }, item.key, body, key)
          onDone()
        }}
      />
    </>
  )
}
