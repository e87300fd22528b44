import * as z from 'zod/mini'
import { firstRefusal, refuseIf, type Verdict } from '#domain/act'
import { DateOnly, Instant } from '#domain/date-schema'
import { addDays, fullDate } from '#domain/dates'
import { Named } from '#domain/party'
import { type AccountSubject, mayActOn } from '#domain/user/acts'
import { fullName } from '#domain/user/user'
import { OpenWork, WorkKind } from './work.ts'

const EARLIEST_DAYS = -31
const LATEST_DAYS = 366
const MOST_EXCEPTIONS = 1000

const byKind = <Value extends z.ZodMiniType>(value: Value) =>
  z.strictObject({
    fee_earner: value,
    assistant: value,
    task: value,
    lead: value,
    quote: value,
    visit: value,
  })

/** Who takes over each kind of work; null where there is nobody yet. */
const Receivers = byKind(z.nullable(Named))
export type Receivers = z.infer<typeof Receivers>

export const DepartureBody = z.strictObject({
  version: z.int(),
  /** From this day they cannot sign in. */
  on: DateOnly,
  /** Whether clients are told who acts for them now. */
  notify_clients: z.boolean(),
  /** Ids of users. */
  to: byKind(z.nullable(z.string())),
  /** Records that go to somebody else than the rest of their kind. */
  exceptions: z
    .array(z.strictObject({ kind: WorkKind, id: z.string(), to: z.string() }))
    .check(z.maxLength(MOST_EXCEPTIONS)),
})
export type DepartureBody = z.infer<typeof DepartureBody>

/** 'planned' until its day, 'running' while work is handed over, 'blocked' when some of it cannot be. */
export const DepartureState = z.enum(['planned', 'running', 'blocked', 'done', 'cancelled'])
export type DepartureState = z.infer<typeof DepartureState>

const Move = z.object({ kind: WorkKind, to: Named, count: z.int() })

export const Departure = z.object({
  id: z.string(),
  version: z.int(),
  user: Named,
  on: DateOnly,
  notify_clients: z.boolean(),
  to: Receivers,
  exceptions: z.array(z.object({ kind: WorkKind, id: z.string(), to: Named })),
  state: DepartureState,
  /** Why it is blocked; null otherwise. */
  problem: z.nullable(z.string()),
  /** What was handed over so far. */
  moves: z.array(Move),
  by: Named,
  created_at: Instant,
  updated_at: Instant,
})
export type Departure = z.infer<typeof Departure>

export const isActiveDeparture = ({ state }: Pick<Departure, 'state'>) =>
  state === 'planned' || state === 'running' || state === 'blocked'

/** Who takes over a record; null when nobody was chosen. */
export const receiverOf = (
  { to, exceptions }: Pick<Departure, 'to' | 'exceptions'>,
  { kind, id }: Pick<OpenWork, 'kind' | 'id'>,
): Named | null => exceptions.find((it) => it.kind === kind && it.id === id)?.to ?? to[kind]

/** The departure with one more record handed over. */
export const withMove = (departure: Departure, kind: WorkKind, to: Named): Departure => {
  const isSame = (it: Departure['moves'][number]) => it.kind === kind && it.to.id === to.id
  const count = departure.moves.find(isSame)?.count ?? 0
  const others = departure.moves.filter((it) => !isSame(it))
  return { ...departure, moves: [...others, { kind, to, count: count + 1 }] }
}

/** Whether somebody may be recorded as leaving: staff who work here or are suspended, never oneself. */
export const mayLeave = (
  subject: AccountSubject & { readonly type: string },
  byId: string,
): Verdict =>
  firstRefusal(
    mayActOn(subject),
    refuseIf(
      subject.id === byId,
      'own_account',
      'You cannot record that you leave. Ask another administrator.',
    ),
    refuseIf(
      subject.type !== 'staff' || (subject.status !== 'active' && subject.status !== 'suspended'),
      'not_staff',
      `${fullName(subject)} does not work here, so there is nothing to hand over.`,
    ),
  )

/** Why a day cannot be the one on which somebody leaves; null when it can. */
export const dayProblem = (on: DateOnly, today: DateOnly): string | null => {
  const [first, last] = [addDays(today, EARLIEST_DAYS), addDays(today, LATEST_DAYS)]
  if (on >= first && on <= last) return null
  return `Choose a day between ${fullDate(first, today)} and ${fullDate(last, today)}.`
}

const Colleague = z.object({
  id: z.string(),
  name: z.string(),
  job_title: z.nullable(z.string()),
  open_cases: z.int(),
  /** Due within seven days, or late. */
  tasks_due: z.int(),
  open_quotes: z.int(),
  planned_visits: z.int(),
  /** Why they cannot take over a kind of work; absent where they can. */
  against: z.partialRecord(WorkKind, z.string()),
})
export type Colleague = z.infer<typeof Colleague>

export const DepartureDetail = z.object({
  work: z.array(OpenWork),
  /** Of the leads and quotes, how many have a call planned; it goes with them. */
  call_backs: z.int(),
  colleagues: z.array(Colleague),
  /** The current one; null without one. */
  departure: z.nullable(Departure),
})
export type DepartureDetail = z.infer<typeof DepartureDetail>
