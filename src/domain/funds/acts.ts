import { type Acts, firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { canViewConveyance } from '#domain/conveyance/access'
import { mayChangeCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { DateOnly } from '#domain/dates'
import { mayCheckIdentity } from '#domain/identity/acts'
import type { IdentityCheck } from '#domain/identity/identity'
import { standingOf } from '#domain/identity/standing'
import { notFound } from '#domain/refusal'
import { type ActingPerson, mayUse } from '#domain/user/acting-person'
import { partsText } from './changing.ts'
import type { FundsStatement } from './funds.ts'
import { figureProblems, fundsProblems } from './rules.ts'

export type FundsAct = 'ask' | 'write' | 'giver' | 'review' | 'accept' | 'reject'

/** What a statement is held against: the case, what its other clients said, and the checks of givers. */
export type FundsCase = {
  readonly conveyance: Conveyance
  readonly statements: readonly FundsStatement[]
  readonly checks: readonly IdentityCheck[]
  readonly today: DateOnly
}

const mayDecide = (person: ActingPerson, conveyance: Conveyance): Verdict =>
  firstRefusal(
    mayUse(person, ['aml-checks.update']),
    person.type === 'staff' && canViewConveyance(person, conveyance) ? true : notFound(),
    mayChangeCase(conveyance),
  )

/** The gifts of a statement whose giver's own identity check has not passed. */
export const uncheckedGivers = (
  { parts }: Pick<FundsStatement, 'parts'>,
  { checks, today }: Pick<FundsCase, 'checks' | 'today'>,
) =>
  parts.filter(
    ({ kind, giver_id }) =>
      kind === 'gift' &&
      !checks.some(
        (it) =>
          it.contact_id === giver_id &&
          it.removed === null &&
          it.role === 'giver' &&
          standingOf(it, today) === 'passed',
      ),
  )

const missingVerdict = (problems: readonly string[]): Verdict =>
  refuseIf(problems.length > 0, 'funds.incomplete', problems.join(' '))

const isReviewed = ({ status }: FundsStatement): Verdict =>
  refuseIf(status !== 'second_person', 'funds.not_reviewed', 'Nobody has reviewed this yet.')

const mayAccept = (person: ActingPerson, statement: FundsStatement, of: FundsCase): Verdict =>
  firstRefusal(
    mayDecide(person, of.conveyance),
    isReviewed(statement),
    refuseIf(
      statement.review?.by.id === person.id,
      'funds.second_person',
      'You reviewed this, so somebody else has to accept it.',
    ),
    refuseIf(
      statement.review?.parts !== partsText(statement),
      'funds.changed',
      'This is not what was reviewed. Send it back to be reviewed again.',
    ),
    missingVerdict(fundsProblems(statement, of.today, statement.review?.way)),
    refuseIf(
      uncheckedGivers(statement, of).length > 0,
      'funds.giver_unchecked',
      'The identity of whoever gives money has to be checked first.',
    ),
    missingVerdict(figureProblems(of.conveyance, of.statements)),
  )

/** What somebody may do with the statement of a client now. */
export const fundsActs = (
  person: ActingPerson,
  statement: FundsStatement,
  of: FundsCase,
): Acts<FundsAct> => {
  const work = mayCheckIdentity(person, of.conveyance)
  const isOpen = refuseIf(
    statement.status === 'second_person',
    'funds.awaits_second_person',
    'This has been reviewed. A second person has to accept it or send it back.',
  )
  return {
    ask: firstRefusal(work, isOpen),
    write: firstRefusal(work, isOpen),
    giver: firstRefusal(work, isOpen),
    review: firstRefusal(
      work,
      isOpen,
      refuseIf(
        statement.status !== 'with_us',
        'funds.not_sent',
        'The client has not sent this yet.',
      ),
    ),
    accept: mayAccept(person, statement, of),
    reject: firstRefusal(mayDecide(person, of.conveyance), isReviewed(statement)),
  }
}

/** Whether a client may still change what they say. */
export const mayTell = ({ status }: FundsStatement): Verdict =>
  refuseIf(
    status !== 'waiting_for_client',
    'funds.not_asked',
    'We have what you sent. Call us if something has changed.',
  )

export const maySend = (statement: FundsStatement, today: DateOnly): Verdict =>
  firstRefusal(mayTell(statement), missingVerdict(fundsProblems(statement, today)))
