import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Status } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { fundsActs } from '#domain/funds/acts'
import type { FundsStatement, FundsStatus } from '#domain/funds/funds'
import { fundsStatuses } from '#domain/funds/labels'
import type { CaseFunds } from '#domain/funds/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, shortDate, today } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import { acceptFunds } from '#stores/funds/checks'
import { $identityChecks } from '#stores/identity/checks'
import type { OpenFunds } from './FundsForms.tsx'
import { FundsParts } from './FundsParts.tsx'
import { FundsReviewForm } from './FundsReviewForm.tsx'

type Props = {
  caseFile: CaseDetail
  funds: CaseFunds
  statement: FundsStatement
  onOpen: (open: OpenFunds) => void
}

const tones: Readonly<Record<FundsStatus, 'on' | 'half' | 'good' | 'warn'>> = {
  not_started: 'half',
  waiting_for_client: 'half',
  with_us: 'on',
  second_person: 'warn',
  accepted: 'good',
}

/** What one client said, and what two people make of it. */
export const FundsStatementRow = ({ caseFile, funds, statement, onOpen }: Props) => {
  const [isReviewing, setReviewing] = useState(false)
  const acts = useActs(caseFile, funds, statement)
  return (
    <div className="funds-statement">
      <div className="identity-row">
        <b className="med">{statement.name}</b>
        <span>
          <Status tone={tones[statement.status]}>{fundsStatuses[statement.status]}</Status>
          <small className="evidence">{whoAndWhen(statement)}</small>
        </span>
        <span />
        <FundsButtons
          acts={acts}
          statement={statement}
          onOpen={onOpen}
          onReview={() => setReviewing(true)}
        />
      </div>
      <FundsParts statement={statement} acts={acts} onOpen={onOpen} />
      {isReviewing && acts.review === true && (
        <FundsReviewForm statement={statement} onDone={() => setReviewing(false)} />
      )}
    </div>
  )
}

const useActs = (caseFile: CaseDetail, { statements }: CaseFunds, statement: FundsStatement) => {
  const { data: people = [] } = useStore($identityChecks)
  return fundsActs(useActingPerson(), statement, {
    conveyance: caseFile.conveyance,
    statements,
    checks: people.map(({ check }) => check),
    today: today(),
  })
}

const whoAndWhen = ({ asked, sent_at, review, accepted, rounds, status }: FundsStatement) => {
  if (accepted && review)
    return `${review.by.name}, accepted by ${accepted.by.name} on ${shortDate(dayOf(accepted.at))}`
  if (review) return `Reviewed by ${review.by.name} on ${shortDate(dayOf(review.at))}`
  if (status === 'waiting_for_client' && asked)
    return `Asked by ${asked.by.name} on ${shortDate(dayOf(asked.at))}`
  const last = rounds.at(-1)
  if (last) return last.reason
  return sent_at ? `Sent on ${shortDate(dayOf(sent_at))}` : ''
}

type ButtonsProps = Pick<Props, 'statement' | 'onOpen'> & {
  acts: ReturnType<typeof fundsActs>
  onReview: () => void
}

const FundsButtons = ({ acts, statement, onOpen, onReview }: ButtonsProps) =>
  statement.status === 'second_person' ? (
    <Decision acts={acts} statement={statement} onOpen={onOpen} />
  ) : (
    <span className="identity-next">
      <ActButton
        className="btn small"
        why={reasonAgainst(acts.ask)}
        onPress={() => onOpen({ name: 'ask', statement })}
      >
        {statement.asked ? 'Ask again' : 'Ask the client'}
      </ActButton>
      <ActButton
        className="btn small"
        why={reasonAgainst(acts.write)}
        onPress={() => onOpen({ name: 'write', statement })}
      >
        Write down
      </ActButton>
      <ActButton className="btn small main" why={reasonAgainst(acts.review)} onPress={onReview}>
        Review
      </ActButton>
    </span>
  )

const Decision = ({ acts, statement, onOpen }: Omit<ButtonsProps, 'onReview'>) => {
  const key = useRef(crypto.randomUUID())
  const accept = () =>
    acceptFunds(statement, key.current).catch(showRefusal('Couldn’t accept this'))
  return (
    <span className="identity-next">
      <ActButton
        className="btn small"
        why={reasonAgainst(acts.reject)}
        onPress={() => onOpen({ name: 'send_back', statement })}
      >
        Send back
      </ActButton>
      <ActButton
        className="btn small main"
        why={reasonAgainst(acts.accept)}
        onPress={() => void accept()}
      >
        Accept
      </ActButton>
    </span>
  )
}
