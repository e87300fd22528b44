import * as z from 'zod/mini'
import type { Option } from '#components/Fields.tsx'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { classificationActs } from '#domain/enquiry/classification/acts'
import { ClassificationEntry } from '#domain/enquiry/classification/bodies'
import {
  answerers,
  ClassificationContent,
  type ClassificationDetail,
  classColours,
} from '#domain/enquiry/classification/classification'
import { reasonAgainstParent, treeOf } from '#domain/enquiry/classification/tree'
import { entriesOf } from '#domain/entries'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { useClassifications } from '#islands/conveyances/enquiries/use-classifications.ts'
import { addToast } from '#stores/chrome/toasts'
import { createClassification, saveClassification } from '#stores/enquiry/classifications'

const { note, agent_phrase } = ClassificationContent.shape
const optional = { note: z._default(note, null), agent_phrase: z._default(agent_phrase, null) }
const noColour = [{ value: '', label: 'None' }]
const ChangeValues = z.extend(ClassificationContent, optional)
const EntryValues = z.extend(ClassificationEntry, optional)

const labelOf = (answerer: string) => `${answerer.charAt(0).toUpperCase()}${answerer.slice(1)}`

const ownFields: readonly FormPart[] = [
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
  {
    name: 'agent_phrase',
    label: 'What clients and agents read (optional)',
    hint: 'They see this in place of what is asked. Without it they see what it is about.',
    kind: 'text',
    width: 'w6',
  },
]

const placeFields = (parents: readonly Option[]): readonly FormPart[] => [
  {
    name: 'parent',
    label: 'Part of (optional)',
    kind: 'select',
    width: 'w4',
    options: [{ value: '', label: 'Nothing' }, ...parents],
  },
  {
    name: 'colour',
    label: 'Colour of its code',
    kind: 'select',
    options: [...noColour, ...entriesOf(classColours).map(([value, label]) => ({ value, label }))],
  },
  {
    name: 'protocol_default',
    label: 'Usually proper under the Conveyancing Protocol',
    kind: 'check',
    width: 'w6',
  },
]

const fieldsWith = (parents: readonly Option[]) => [...ownFields, ...placeFields(parents)]

/** The classifications that one may stand under. */
const useParents = (code: string | null) => {
  const all = useClassifications()
  return treeOf(all)
    .filter((it) => it.is_active && reasonAgainstParent(code ?? '', it.code, all) === null)
    .map((it) => ({ value: it.code, label: `${it.code} ${it.name}` }))
}

const blank: Values = {
  code: '',
  name: '',
  answerers: ['us'],
  sla_wd: 3,
  note: '',
  agent_phrase: '',
  parent: '',
  colour: '',
  protocol_default: true,
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
      ...fieldsWith(useParents(null)),
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
  const { code, name, answerers: who, sla_wd, parent, colour, protocol_default } = classification
  const parents = useParents(code)
  return (
    <div className="admin-form">
      <SchemaForm
        schema={ChangeValues}
        of={`classification ${code}`}
        version={classification.version}
        start={{
          ...{ name, answerers: who, sla_wd, protocol_default },
          ...{ parent: parent ?? '', colour: colour ?? '' },
          note: classification.note ?? '',
          agent_phrase: classification.agent_phrase ?? '',
        }}
        fields={fieldsWith(parents)}
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
