import { useState } from 'react'
import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { TextMessage } from '#domain/correspondence/bodies'
import { MOST_TEXTED, textParts } from '#domain/correspondence/text-length'
import type { CorrespondenceWays } from '#domain/correspondence/ways'
import { pluralise } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { writeText } from '#stores/correspondence/writing'
import { DraftForm } from './DraftForm.tsx'
import type { WayFormProps } from './form-props.ts'
import { ReachedChoice, reachable } from './ReachedChoice.tsx'

const Body = z.omit(TextMessage, { record: true, draft: true })

type Props = WayFormProps & { people: CorrespondenceWays['sms'] }

/** Writes a text message to somebody of the record. */
export default function TextForm({ people, record, to, onDone, onCancel }: Props) {
  const reached = reachable(people)
  const [text, setText] = useState('')
  return (
    <ReachedChoice people={people}>
      <DraftForm
        schema={Body}
        submit="Send text message"
        of={`text ${record.id}`}
        place={{ record, way: 'sms', email_id: null }}
        {...(onCancel ? { onCancel } : {})}
        start={{ to: to ?? reached[0]?.id ?? '', text: '' }}
        onType={(values) => setText(String(values['text'] ?? ''))}
        fields={fieldsOf(reached, text)}
        onSend={async (body, key, draft) => {
          await writeText({ ...body, ...(draft ? { draft } : {}) }, key)
          addToast({ severity: 'success', summary: 'Text message in the outbox' })
          onDone()
        }}
      />
    </ReachedChoice>
  )
}

const fieldsOf = (reached: Props['people'], text: string): readonly FormField[] => [
  {
    name: 'to',
    label: 'To',
    kind: 'select',
    width: 'w6',
    options: reached.map(({ id, name, at }) => ({ value: id, label: `${name}, ${at}` })),
  },
  {
    name: 'text',
    label: 'Message',
    kind: 'lines',
    width: 'w6',
    most: MOST_TEXTED,
    hint: `Leaves as ${pluralise(textParts(text), 'text')}. They may not be able to answer it.`,
  },
]
