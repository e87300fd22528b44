import { useStore } from '@nanostores/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ActButton } from '#components/ActButton.tsx'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { reasonAgainst } from '#domain/act'
import { mayAnswer } from '#domain/agent/question/acts'
import { AgentAnswer } from '#domain/agent/question/bodies'
import type { AgentQuestion } from '#domain/agent/question/question'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { exactInstant, shortInstant } from '#lib/format'
import { $agentQuestionsOfCase, answerAgent } from '#stores/conveyance/note/agent-questions'

/** What the agent of a case asked, with the answers; nothing before the first question. */
export const AgentQuestions = ({ conveyance }: { conveyance: Conveyance }) => {
  const questions = useStore($agentQuestionsOfCase).data ?? []
  if (questions.length === 0) return null
  return (
    <section className="sec" aria-labelledby="agent-questions">
      <header>
        <h2 id="agent-questions">Questions from the agent</h2>
        <span className="count">{questions.length}</span>
      </header>
      <ul className="case-notes">
        {questions.map((question) => (
          <Question key={question.id} conveyance={conveyance} question={question} />
        ))}
      </ul>
    </section>
  )
}

type Props = { conveyance: Conveyance; question: AgentQuestion }

const Question = ({ conveyance, question }: Props) => {
  const [isAnswering, setAnswering] = useState(false)
  const { text, by, at, answer } = question
  const why = reasonAgainst(mayAnswer(conveyance, question, useActingPerson()))
  return (
    <li className="case-note">
      <header>
        <b>{by.name}</b>
        <time className="faint" title={exactInstant(at)}>
          {shortInstant(at)}
        </time>
      </header>
      <p className="said">{text}</p>
      {answer && (
        <p className="faint">
          {answer.by.name} answered, {shortInstant(answer.at)}: {answer.text}
        </p>
      )}
      {!answer && !isAnswering && (
        <ActButton why={why} onPress={() => setAnswering(true)}>
          Answer
        </ActButton>
      )}
      {isAnswering && <AnswerForm question={question} onDone={() => setAnswering(false)} />}
    </li>
  )
}

const Body = z.omit(AgentAnswer, { version: true })

const fields: readonly FormPart[] = [
  {
    name: 'text',
    label: 'Your answer',
    hint: 'The agent gets it by email and on their page. Leave out what concerns the client’s money or identity.',
    kind: 'lines',
    width: 'w6',
    most: 2000,
  },
]

const AnswerForm = ({ question, onDone }: { question: AgentQuestion; onDone: () => void }) => (
  <SchemaForm
    schema={Body}
    of={`answer to ${question.id}`}
    submit="Send the answer"
    onCancel={onDone}
    start={{ text: '' }}
    fields={fields}
    onSubmit={async ({ text }, key) => {
      await answerAgent(question, text, key)
      onDone()
    }}
  />
)
