import * as z from 'zod/mini'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { classificationActs } from '#domain/enquiry/classification/acts'
import { ClassificationEntry } from '#domain/enquiry/classification/bodies'
import {
  answerers,
  ClassificationContent,
  type ClassificationDetail,
} from '#domain/enquiry/classification/classification'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { addToast } from '#stores/chrome/toasts'
import { createClassification, saveClassification } from '#stores/enquiry/classifications'

const { note, agent_phrase } = ClassificationContent.shape
// Kept as it is stored: no page shows the phrase yet.
const optional = { note: z._default(note, null), agent_phrase: z._default(agent_phrase, null) }
const ChangeValues = z.extend(ClassificationContent, optional)
const EntryValues = z.extend(ClassificationEntry, optional)

const labelOf = (answerer: string) => `${answerer.charAt(0).toUpperCase()}${answerer.slice(1)}`

const fields: readonly FormPart[] = [
  { name: 'name', label: 'What it is about', kind: 'text', width: 'w6' },
  {
    name: 'answerers',
    label: 'Who usually answers',
    kind: 'checks',
    width: 'w6',
    options: answerers.map((value) => ({ value, label: labelOf(value) })),
  },
  { name: 'sla_wd', label: 'Usual working days', kind: 'number' },
  {
    name: 'note',
    label: 'Note for whoever answers (optional)',
    kind: 'lines',
    width: 'w6',
  },
]

const blank: Values = {
  code: '',
  name: '',
  answerers: ['us'],
  sla_wd: 3,
  note: '',
  agent_phrase: '',
}

const texts = <Of extends { note: string | null; agent_phrase: string | null }>(
  values: Of,
): Of => ({
  ...values,
  note: values.note || null,
  agent_phrase: values.agent_phrase || null,
})

export const NewClassification = ({ onDone }: { onDone: () => void }) => (
  <SchemaForm
    schema={EntryValues}
    of="new classification"
    start={blank}
    fields={[
      { name: 'code', label: 'Code', hint: 'Three capital letters', kind: 'text' },
      ...fields,
    ]}
    submit="Add classification"
    onCancel={onDone}
    onSubmit={async (values, key) => {
      await createClassification(texts(values), key)
      addToast({ severity: 'success', summary: 'Classification added', life: 4000 })
      onDone()
    }}
  />
)

type Props = { classification: ClassificationDetail }

export const EditClassification = ({ classification }: Props) => {
  const { save } = classificationActs(classification, useActingPerson())
  const { code, name, answerers: who, sla_wd } = classification
  return (
    <div className="admin-form">
      <SchemaForm
        schema={ChangeValues}
        of={`classification ${code}`}
        version={classification.version}
        start={{
          ...{ name, answerers: who, sla_wd },
          note: classification.note ?? '',
          agent_phrase: classification.agent_phrase ?? '',
        }}
        fields={fields}
        isFixed={save !== true}
        submit="Save"
        onSubmit={async (values, key, version = classification.version) => {
          await saveClassification({ code, version }, texts(values), key)
          addToast({ severity: 'success', summary: 'Saved', life: 4000 })
        }}
      />
    </div>
  )
}
