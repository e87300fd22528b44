import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { reasonAgainst } from '#domain/act'
import type { AgentStep } from '#domain/agent/case-progress'
import type { AgentCase } from '#domain/agent/home'
import { mayAskAgain } from '#domain/agent/question/acts'
import { AgentQuestionEntry } from '#domain/agent/question/bodies'
import type { DateOnly } from '#domain/dates'
import { hasExchange } from '#domain/matter-names'
import { date, today } from '#lib/format'
import { $agentQuestions, askAbout } from '#stores/agent/questions'
import { addToast } from '#stores/chrome/toasts'

const fields: readonly FormPart[] = [
  { name: 'text', label: 'Your question', kind: 'lines', width: 'w6', most: 2000 },
]

type Props = { caseFile: AgentCase; onDone: () => void }

/** Answers from the case first; the conveyancer is asked only where that is not enough. */
export default function AskForUpdate({ caseFile, onDone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const questions = useStore($agentQuestions).data ?? []
  const own = questions.filter((it) => it.conveyance_id === caseFile.id)
  const why = reasonAgainst(mayAskAgain(own))
  return (
    <>
      <Known caseFile={caseFile} />
      {isAsking ? (
        <QuestionForm caseFile={caseFile} onDone={onDone} />
      ) : (
        <>
          {why && <p className="mute">{why}</p>}
          <div className="feet">
            {!why && (
              <button type="button" className="btn" onClick={() => setAsking(true)}>
                Ask the conveyancer
              </button>
            )}
            <button type="button" className="btn main" onClick={onDone}>
              That answers it
            </button>
          </div>
        </>
      )}
    </>
  )
}

/** What the case itself says. */
const Known = ({ caseFile }: { caseFile: AgentCase }) => {
  const { standing, stage, enquiries, last, next } = caseFile
  return (
    <div className="agent-answer">
      <p>
        <b className="strong">{standing}.</b>
      </p>
      <p>
        Stage {stage.n} of {stage.of}: {stage.name}.{enquiries && ` Enquiries: ${enquiries.text}.`}
      </p>
      {last && (
        <p>
          Last done: {stepText(last)}.{next && ` Next: ${stepText(next)}.`}
        </p>
      )}
      <p>{daysText(caseFile)}</p>
    </div>
  )
}

const stepText = ({ name, on }: AgentStep) => (on ? `${name}, ${date(on)}` : name)

/** 'Exchange planned for Fri 18 Dec. Completion planned for Mon 4 Jan.', each as far as it is known. */
export const daysText = (caseFile: AgentCase, now = today()) =>
  [exchangeText(caseFile, now), completionText(caseFile, now)].filter(Boolean).join(' ')

const exchangeText = (caseFile: AgentCase, now: DateOnly) => {
  const { exchange_target_on: on, has_exchanged, has_completed, matter_type } = caseFile
  if (!hasExchange(matter_type)) return ''
  if (on === null) return has_completed ? '' : 'No date for exchange yet.'
  if (has_exchanged) return `Exchanged ${date(on)}.`
  return `Exchange ${on < now ? 'was' : 'is'} planned for ${date(on)}.`
}

const completionText = ({ completion_on: on, has_completed }: AgentCase, now: DateOnly) => {
  if (!on) return ''
  if (has_completed) return `Completed ${date(on)}.`
  return `Completion ${on < now ? 'was' : 'is'} planned for ${date(on)}.`
}

const QuestionForm = ({ caseFile, onDone }: Props) => (
  <SchemaForm
    schema={AgentQuestionEntry}
    of={`question about ${caseFile.id}`}
    submit="Send to the conveyancer"
    onCancel={onDone}
    start={{ text: '' }}
    fields={fields}
    onSubmit={async ({ text }, key) => {
      await askAbout(caseFile.id, text, key)
      addToast({
        severity: 'success',
        summary: 'Question sent. The answer appears here and comes by email',
        life: 6000,
      })
      onDone()
    }}
  />
)
