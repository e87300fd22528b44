import { useStore } from '@nanostores/react'
import { shortInstant } from '#lib/format'
import { $agentQuestions } from '#stores/agent/questions'

const MOST_SHOWN = 3

/** What the agency asked about a case, with the answers, newest first. */
export const CaseQuestions = ({ caseId }: { caseId: string }) =>
  useStore($agentQuestions)
    .data?.filter((it) => it.conveyance_id === caseId)
    .slice(0, MOST_SHOWN)
    .map(({ id, text, by, at, answer }) => (
      <p key={id} className="agent-note">
        {by.name} asked: {text}
        <small>{shortInstant(at)}</small>
        {answer === null ? (
          <small>Waiting for an answer</small>
        ) : (
          <>
            {answer.text}
            <small>
              {answer.by.name}, {shortInstant(answer.at)}
            </small>
          </>
        )}
      </p>
    ))
