import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { MovedKind } from '#domain/enquiry/classification/bodies'
import type { ClassificationDetail } from '#domain/enquiry/classification/classification'
import { useClassificationOptions } from '#islands/conveyances/enquiries/use-classifications.ts'
import { addToast } from '#stores/chrome/toasts'
import { moveClassified } from '#stores/enquiry/classifications'

const Values = z.object({
  into: z.string().check(z.minLength(1, 'Choose a classification.')),
  what: z.array(MovedKind).check(z.minLength(1, 'Choose what to move.')),
})

type Props = { classification: ClassificationDetail; onDone: () => void }

const kindsOf = ({ open, library, standard_replies }: ClassificationDetail) =>
  [
    { value: 'open', label: `Open enquiries of cases (${open})`, count: open },
    { value: 'library', label: `Enquiries of the library (${library})`, count: library },
    {
      value: 'standard_replies',
      label: `Standard replies (${standard_replies})`,
      count: standard_replies,
    },
  ].filter(({ count }) => count > 0)

/** Gives some of what has a classification to another one; what is settled keeps its own. */
export default function MoveClassified({ classification, onDone }: Props) {
  const { code, version } = classification
  const kinds = kindsOf(classification)
  const others = useClassificationOptions().filter(({ value }) => value !== code)
  return (
    <>
      <p className="mute">{code} stays in use, and enquiries that are settled keep it.</p>
      <SchemaForm
        schema={Values}
        of={`move from ${code}`}
        start={{ into: '', what: kinds.map(({ value }) => value) }}
        fields={[
          { name: 'what', label: 'What to move', kind: 'checks', width: 'w6', options: kinds },
          { name: 'into', label: 'To', kind: 'combobox', width: 'w6', options: others },
        ]}
        submit="Move"
        onCancel={onDone}
        onSubmit={async (body, key) => {
          await moveClassified({ code, version }, body, key)
          addToast({ severity: 'success', summary: `Moved to ${body.into}`, life: 4000 })
          onDone()
        }}
      />
    </>
  )
}
