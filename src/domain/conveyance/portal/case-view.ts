import type { Conveyance } from '#domain/conveyance/conveyance'
import { isEnded } from '#domain/conveyance/labels'
import { holderOf } from '#domain/conveyance/plan/current-holder'
import { completionDay } from '#domain/conveyance/plan/key-date'
import type { Plan } from '#domain/conveyance/plan/plan'
import { progressOf } from '#domain/conveyance/summary'
import type { DateOnly } from '#domain/dates'
import { clientKinds, hasExchange } from '#domain/matter-names'
import type { ClientCase } from './case.ts'
import {
  clientNextSteps,
  clientStages,
  clientToDos,
  type OwnChecks,
  type ToSign,
} from './case-steps.ts'
import { clientWaiting } from './case-waiting.ts'

/** How a client reaches somebody. */
type Reach = Omit<ClientCase['people'][number], 'name' | 'role'>

const peopleOf = (
  { fee_earner, assistant }: Conveyance,
  contacts: ReadonlyMap<string, Reach>,
): ClientCase['people'] => [
  { name: fee_earner.name, role: 'Your conveyancer', ...contacts.get(fee_earner.id) },
  ...(assistant
    ? [{ name: assistant.name, role: 'Assistant', ...contacts.get(assistant.id) }]
    : []),
]

const preferredNamesOf = ({ clients }: Conveyance): Pick<ClientCase, 'preferred_names'> => {
  const withPreferredName = clients.flatMap(({ contact_id, preferred_name }) =>
    preferred_name ? [[contact_id, preferred_name] as const] : [],
  )
  return withPreferredName.length > 0
    ? { preferred_names: Object.fromEntries(withPreferredName) }
    : {}
}

/** None that nobody counts on any more: an aborted case has none, one on hold only those that are binding. */
const datesOf = (conveyance: Conveyance): ClientCase['dates'] => {
  const { key_dates, facts, matter_type } = conveyance
  if (conveyance.abortion || (conveyance.hold && !facts.exchanged)) return []
  const exchanges = hasExchange(matter_type)
  const exchange = key_dates.exchanged_on ?? key_dates.exchange_target_on
  const completion = completionDay(key_dates)
  const isFixed = Boolean(facts.exchanged || facts.completed)
  return [
    ...(exchanges && exchange
      ? [{ name: 'Exchange', on: exchange, is_aim: !facts.exchanged }]
      : []),
    ...(completion
      ? [{ name: exchanges ? 'Moving day' : 'Completion day', on: completion, is_aim: !isFixed }]
      : []),
  ]
}

const linkedOf = ({ linked }: Conveyance): ClientCase['linked'] =>
  linked && { id: linked.id, kind: clientKinds[linked.matter_type].replace(/ of$/, '') }

export const clientCase = (
  conveyance: Conveyance,
  plan: Plan,
  today: DateOnly,
  contacts: ReadonlyMap<string, Reach> = new Map(),
  toSign: ToSign = new Map(),
  checks: OwnChecks = {},
): ClientCase => {
  const holder = holderOf(conveyance, plan, today)
  const toDos = isEnded(conveyance) || conveyance.hold ? [] : clientToDos(plan, toSign, checks)
  return {
    id: conveyance.id,
    version: conveyance.version,
    ref: conveyance.ref,
    matter_type: conveyance.matter_type,
    kind: clientKinds[conveyance.matter_type],
    address: conveyance.address,
    waiting: clientWaiting(conveyance, plan, holder, today),
    things_to_do: toDos,
    next_steps:
      isEnded(conveyance) || conveyance.hold ? [] : clientNextSteps(plan, holder?.task_key ?? null),
    stages: clientStages(plan, conveyance),
    progress: progressOf(plan),
    people: peopleOf(conveyance, contacts),
    ...preferredNamesOf(conveyance),
    dates: datesOf(conveyance),
    linked: linkedOf(conveyance),
    complete: Boolean(conveyance.facts.completed),
    ...(isEnded(conveyance) ? {} : checks),
  }
}
