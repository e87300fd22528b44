import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import type { FundsFile, FundsKind, FundsPart, FundsReview, FundsStatement } from './funds.ts'

export type Stamp = { readonly by: Named; readonly now: Instant }

const stampOf = ({ by, now }: Stamp) => ({ by: { id: by.id, name: by.name }, at: now })

type Whose = Pick<FundsStatement, 'id' | 'conveyance_id' | 'contact_id' | 'name'>

export const newStatement = (whose: Whose): FundsStatement => ({
  ...whose,
  version: 0,
  status: 'not_started',
  parts: [],
  asked: null,
  sent_at: null,
  review: null,
  accepted: null,
  rounds: [],
})

const next = (statement: FundsStatement, change: Partial<FundsStatement>): FundsStatement => ({
  ...statement,
  ...change,
  version: statement.version + 1,
})

const ended = (
  statement: FundsStatement,
  round: Pick<FundsStatement['rounds'][number], 'ended' | 'reason'>,
  stamp: Stamp,
) => ({
  review: null,
  accepted: null,
  rounds: [...statement.rounds, { ...round, review: statement.review, ...stampOf(stamp) }],
})

export const asked = (
  statement: FundsStatement,
  reason: string | null,
  stamp: Stamp,
): FundsStatement =>
  next(statement, {
    status: 'waiting_for_client',
    asked: { ...stampOf(stamp), reason },
    sent_at: null,
    ...(statement.status === 'not_started'
      ? {}
      : ended(statement, { ended: 'asked_again', reason: reason ?? '' }, stamp)),
  })

const blankPart = (id: string, kind: FundsKind): FundsPart => ({
  id,
  kind,
  amount: null,
  story: '',
  giver: null,
  giver_id: null,
  files: [],
})

/** The statement with a further part; the same when it is there already. */
export const withNewPart = (
  statement: FundsStatement,
  id: string,
  kind: FundsKind,
): FundsStatement =>
  statement.parts.some((it) => it.id === id)
    ? statement
    : next(statement, { parts: [...statement.parts, blankPart(id, kind)] })

export const withPart = (
  statement: FundsStatement,
  id: string,
  change: Partial<FundsPart>,
): FundsStatement =>
  next(statement, {
    parts: statement.parts.map((it) => (it.id === id ? { ...it, ...change } : it)),
  })

export const withoutPart = (statement: FundsStatement, id: string): FundsStatement =>
  next(statement, { parts: statement.parts.filter((it) => it.id !== id) })

export const withFile = (
  statement: FundsStatement,
  part: string,
  file: FundsFile,
): FundsStatement =>
  next(statement, {
    parts: statement.parts.map((it) =>
      it.id === part ? { ...it, files: [...it.files, file] } : it,
    ),
  })

export const sent = (statement: FundsStatement, now: Instant): FundsStatement =>
  next(statement, { status: 'with_us', sent_at: now })

/** The statement as staff wrote it down from what the client told them. */
export const written = (
  statement: FundsStatement,
  parts: readonly FundsPart[],
  now: Instant,
): FundsStatement => next(statement, { status: 'with_us', sent_at: now, parts: [...parts] })

/** The parts of a statement in one text, which changes with any amount, word or file. */
export const partsText = ({ parts }: Pick<FundsStatement, 'parts'>) => JSON.stringify(parts)

export const reviewed = (
  statement: FundsStatement,
  { way, seen, note }: Pick<FundsReview, 'way' | 'seen' | 'note'>,
  stamp: Stamp,
): FundsStatement =>
  next(statement, {
    status: 'second_person',
    review: { ...stampOf(stamp), way, seen, note, parts: partsText(statement) },
  })

export const acceptedBy = (statement: FundsStatement, stamp: Stamp): FundsStatement =>
  next(statement, { status: 'accepted', accepted: stampOf(stamp) })

export const sentBack = (statement: FundsStatement, reason: string, stamp: Stamp): FundsStatement =>
  next(statement, {
    status: 'with_us',
    ...ended(statement, { ended: 'sent_back', reason }, stamp),
  })

export const reopened = (statement: FundsStatement, reason: string, stamp: Stamp): FundsStatement =>
  next(statement, {
    status: 'with_us',
    ...ended(statement, { ended: 'reopened', reason }, stamp),
  })
