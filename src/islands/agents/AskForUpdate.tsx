import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { reasonAgainst } from '#domain/act'
import type { AgentCase } from '#domain/agent/home'
import { mayAskAgain } from '#domain/agent/question/acts'
import { AgentQuestionEntry } from '#domain/agent/question/bodies'
import { date } from '#lib/format'
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
  const { standing, stage, enquiries, completion_on, exchange_target_on, has_exchanged } = caseFile
  return (
    <div className="agent-answer">
      <p>
        <b className="strong">{standing}.</b>
      </p>
      <p>
        Stage {stage.n} of {stage.of}: {stage.name}.{enquiries && ` Enquiries: ${enquiries.text}.`}
      </p>
      <p>{daysText(has_exchanged, exchange_target_on, completion_on ?? null)}</p>
    </div>
  )
}

const daysText = (hasExchanged: boolean, exchange: string | null, completion: string | null) => {
  const exchangeText = exchange
    ? `${hasExchanged ? 'Exchanged' : 'Exchange planned for'} ${date(exchange)}.`
    : 'No date for exchange yet.'
  return completion ? `${exchangeText} Completion ${date(completion)}.` : exchangeText
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
