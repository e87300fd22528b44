import { assertAllowed } from '#domain/act'
import type { Named } from '#domain/party'
import { assertValid, invalid, wrongState } from '#domain/refusal'
import {
  type Departure,
  type DepartureBody,
  dayProblem,
  mayLeave,
} from '#domain/user/leave/departure'
import { reasonNotToReceive } from '#domain/user/leave/receiving'
import { type WorkKind, workKinds } from '#domain/user/leave/work'
import { fullName } from '#domain/user/user'
import { lastChange } from '#tenant/core/last-change'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { requireUnchanged, subjectOf } from '#tenant/user/accounts'
import { isLastRoleManager } from '#tenant/user/role/granting'
import type { User } from '#tenant/user/users'
import { advance } from './advancing.ts'
import { receiverFor } from './colleagues.ts'
import { wakeDepartures } from './job.ts'
import { openWorkOf } from './open-work.ts'

/**
 * Plans that somebody leaves; on a day that has come their work is handed over at once, the rest by a job. Throws 409
 * while another departure of theirs is under way and for the last person who can change roles, 422 for a kind of work
 * that nobody can take over.
 */
export const planDeparture = (context: RequestContext, id: string, body: DepartureBody): void => {
  const user = context.users.get(id)
  requireUnchanged(context, body.version, user)
  assertAllowed(mayLeave(subjectOf(context, user), context.person.id))
  const before = requireNoOther(context, user)
  requireOtherRoleManager(context, user)
  const problem = dayProblem(body.on, context.today)
  assertValid(problem === null ? {} : { on: [problem] })
  const departure = save(context, user, before, receiversIn(context, user, body))
  record(context, user, departure)
  if (departure.on > context.today) return
  if (advance(context, departure.id).state === 'running') wakeDepartures(context)
}

const requireNoOther = ({ departures }: RequestContext, user: User): Departure | null => {
  const current = departures.activeOf(user.id)
  if (current === null || current.state === 'blocked') return current
  throw wrongState(
    'already_leaving',
    `${current.by.name} is handing over the work of ${fullName(user)} already. Open this page again.`,
  )
}

const requireOtherRoleManager = (context: RequestContext, user: User) => {
  if (!isLastRoleManager(context, user)) return
  throw wrongState(
    'last_keeper',
    'Nobody would be able to change roles after this. First give somebody else a role that can change roles.',
  )
}

type Chosen = Pick<Departure, 'on' | 'notify_clients' | 'to' | 'exceptions'>

const receiversIn = (context: RequestContext, user: User, body: DepartureBody): Chosen => {
  const open = new Set(openWorkOf(context, user.id).map((it) => it.kind))
  const named = (kind: WorkKind, id: string, field: string) =>
    receiverNamed(context, { kind, id, field, leaver: user.id })
  const chosen = (kind: WorkKind): Named | null => {
    const id = body.to[kind]
    if (id !== null) return named(kind, id, `to.${kind}`)
    if (open.has(kind)) throw invalid({ [`to.${kind}`]: ['Choose who takes this over.'] })
    return null
  }
  const [
    fee_earner = null,
    assistant = null,
    task = null,
    lead = null,
    quote = null,
    visit = null,
  ] = workKinds.map(chosen)
  return {
    on: body.on,
    notify_clients: body.notify_clients,
    to: { fee_earner, assistant, task, lead, quote, visit },
    exceptions: body.exceptions.map(({ kind, id, to }, index) => ({
      kind,
      id,
      to: named(kind, to, `exceptions.${index}.to`),
    })),
  }
}

type Choice = {
  readonly kind: WorkKind
  readonly id: string
  readonly field: string
  readonly leaver: string
}

const receiverNamed = (context: RequestContext, { kind, id, field, leaver }: Choice): Named => {
  const user = context.users.find(id)
  const receiver = receiverFor(context, user, [...context.departures.leavers(), leaver])
  if (user === null || receiver === null) throw invalid({ [field]: ['Choose a member of staff.'] })
  const reason = reasonNotToReceive(kind, receiver)
  if (reason !== null) throw invalid({ [field]: [`${fullName(user)}: ${reason}`] })
  return { id, name: fullName(user) }
}

const save = (
  { departures, by, now, newId }: RequestContext,
  user: User,
  before: Departure | null,
  chosen: Chosen,
): Departure => {
  if (before !== null)
    return departures.save({ ...before, ...chosen, by, state: 'planned', problem: null }, now)
  return departures.insert({
    ...chosen,
    id: newId(),
    version: 1,
    user: { id: user.id, name: fullName(user) },
    state: 'planned',
    problem: null,
    moves: [],
    by,
    created_at: now,
    updated_at: now,
  })
}

const record = (context: RequestContext, { id, version }: User, departure: Departure) => {
  const { user, on, to, exceptions } = departure
  const receivers = [...Object.values(to), ...exceptions.map((it) => it.to)]
  const names = [...new Set(receivers.flatMap((it) => it?.name ?? []))]
  const detail = { name: user.name, on, to: names }
  const event = { name: 'user.departure-planned', subject: 'user', id, version } as const
  context.recordEvents([{ ...event, changed: ['departure'], detail }])
}

/** Cancels a departure that is planned or held up; what was handed over stays so. */
export const cancelDeparture = (context: RequestContext, id: string, version: number): void => {
  const { departures, now } = context
  const user = context.users.get(id)
  assertAllowed(mayLeave(subjectOf(context, user), context.person.id))
  const departure = departures.activeOf(id)
  if (departure === null || departure.state === 'running')
    throw wrongState('not_leaving', `There is nothing to cancel for ${fullName(user)}.`)
  requireFresh(version, departure, () => lastChange(context.audit, context.person, 'user', id))
  departures.save({ ...departure, state: 'cancelled', problem: null }, now)
  const event = { name: 'user.departure-cancelled', subject: 'user', id } as const
  const detail = { name: departure.user.name }
  context.recordEvents([{ ...event, version: user.version, changed: ['departure'], detail }])
}
