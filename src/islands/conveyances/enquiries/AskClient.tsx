import { useState } from 'react'
import { DateField } from '#components/form/DateField.tsx'
import { TextArea } from '#components/form/TextArea.tsx'
import type { CaseEnquiry } from '#domain/enquiry/enquiry'
import { fullText } from '#domain/enquiry/full-text'
import { outsiderIn } from '#domain/enquiry/question/outside-contact'
import { addWorkingDays } from '#domain/working-days'
import { pluralise, today } from '#lib/format'
import { askClient } from '#stores/enquiry/questions'
import { ClassificationNote } from './ClassificationNote.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { useSubmit } from './use-submit.ts'

type Props = { enquiries: readonly CaseEnquiry[]; onDone: () => void }
type Texts = Readonly<Record<string, string>>

const USUAL_DAYS = 5

/** Questions to the client, each in plain words, about the chosen enquiries. */
export default function AskClient({ enquiries, onDone }: Props) {
  const [questions, setQuestions] = useState<Texts>(() =>
    Object.fromEntries(enquiries.map((it) => [it.id, fullText(it)])),
  )
  const [helps, setHelps] = useState<Texts>({})
  const [due, setDue] = useState<string>(() => addWorkingDays(today(), USUAL_DAYS))
  const [key] = useState(() => crypto.randomUUID())
  const { fault, isBusy, submit } = useSubmit()
  const ask = async () => {
    const asked = enquiries.map(({ id }) => ({
      enquiry_id: id,
      question: questions[id]?.trim() ?? '',
      help: helps[id]?.trim() || null,
    }))
    await askClient({ due_on: due, questions: asked }, key)
    onDone()
  }
  return (
    <div className="form">
      <p className="mute">
        The client gets an email with a link to their portal, answers there, and may say that they
        are not sure. Write as you would speak to them.
      </p>
      {enquiries.map(({ id, number, classification }) => (
        <fieldset key={id} className="form-section">
          <legend>Enquiry {number}</legend>
          <ClassificationNote code={classification} />
          <TextArea
            name={`question-${number}`}
            label="Question"
            value={questions[id] ?? ''}
            onChange={(text) => setQuestions({ ...questions, [id]: text })}
          />
          <TextArea
            name={`help-${number}`}
            label="Where to look (optional)"
            rows={2}
            value={helps[id] ?? ''}
            onChange={(text) => setHelps({ ...helps, [id]: text })}
          />
          <ContactWarning text={`${questions[id] ?? ''} ${helps[id] ?? ''}`} />
        </fieldset>
      ))}
      <DateField name="due_on" label="Answer by" value={due} onChange={(day) => setDue(day)} />
      <SubmitRow
        fault={fault}
        isBusy={isBusy}
        why={
          enquiries.some(({ id }) => !questions[id]?.trim()) ? 'Enter each question.' : undefined
        }
        submit={`Send ${pluralise(enquiries.length, 'question')}`}
        onSubmit={() => void submit(ask)}
        other={['Cancel', onDone]}
      />
    </div>
  )
}

const ContactWarning = ({ text }: { text: string }) => {
  const outsider = outsiderIn(text)
  return outsider ? (
    <p className="hint warn" role="status">
      This sends the client to the {outsider}. Contact could end an indemnity policy, so let it come
      from us.
    </p>
  ) : null
}
