import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import type { ClassificationDetail } from '#domain/enquiry/classification/classification'
import { useClassificationOptions } from '#islands/conveyances/enquiries/use-classifications.ts'
import { pluralise } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { mergeClassification } from '#stores/enquiry/classifications'

const Values = z.object({
  into: z.string().check(z.minLength(1, 'Choose the classification that stays.')),
})

type Props = { classification: ClassificationDetail; onDone: () => void }

/** Gives everything of a classification to another one. */
export default function MergeClassification({ classification, onDone }: Props) {
  const { code, version, enquiries, library, standard_replies } = classification
  const others = useClassificationOptions().filter(({ value }) => value !== code)
  return (
    <>
      <p>
        {pluralise(enquiries, 'enquiry', 'enquiries')} of cases, {library} of the library and{' '}
        {pluralise(standard_replies, 'standard reply', 'standard replies')} move to the
        classification that stays. {code} is retired. This can’t be undone.
      </p>
      <SchemaForm
        schema={Values}
        of={`merge ${code}`}
        start={{ into: '' }}
        fields={[
          {
            name: 'into',
            label: 'Classification that stays',
            kind: 'combobox',
            width: 'w6',
            options: others,
          },
        ]}
        submit={`Merge ${code}`}
        onCancel={onDone}
        onSubmit={async ({ into }, key) => {
          await mergeClassification({ code, version }, into, key)
          addToast({ severity: 'success', summary: `Merged into ${into}`, life: 4000 })
          onDone()
        }}
      />
    </>
  )
}
