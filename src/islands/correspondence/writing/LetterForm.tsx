import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { WrittenLetter } from '#domain/correspondence/bodies'
import type { CorrespondenceWays } from '#domain/correspondence/ways'
import { addToast } from '#stores/chrome/toasts'
import { writeLetter } from '#stores/correspondence/writing'
import { DraftForm } from './DraftForm.tsx'
import type { WayFormProps } from './form-props.ts'

const Body = z.omit(WrittenLetter, { record: true, draft: true })

type Props = WayFormProps & { people: CorrespondenceWays['letter'] }

/** Writes a letter to a client of the case, which waits to be printed. */
export default function LetterForm({ people, record, to, onDone, onCancel }: Props) {
  return (
    <>
      <DraftForm
        schema={Body}
        submit="Put with the letters to print"
        of={`letter ${record.id}`}
        place={{ record, way: 'letter', email_id: null }}
        {...(onCancel ? { onCancel } : {})}
        start={{ to: to ?? people[0]?.id ?? '', subject: '', text: '' }}
        fields={fieldsOf(people)}
        onSend={async (body, key, draft) => {
          await writeLetter({ ...body, ...(draft ? { draft } : {}) }, key)
          const detail = 'It is filed with the correspondence once it was printed.'
          addToast({ severity: 'success', summary: 'The letter waits to be printed', detail })
          onDone()
        }}
      />
      <p className="faint">
        Letters are printed under Admin, Communications. Your signature follows the text.
      </p>
    </>
  )
}

const fieldsOf = (people: Props['people']): readonly FormField[] => [
  {
    name: 'to',
    label: 'To',
    kind: 'select',
    width: 'w6',
    options: people.map(({ id, name, at }) => ({
      value: id,
      label: `${name}, ${at.replaceAll('\n', ', ')}`,
    })),
  },
  { name: 'subject', label: 'Subject', kind: 'text', width: 'w6' },
  { name: 'text', label: 'Letter', kind: 'lines', width: 'w6', most: 10_000 },
]
