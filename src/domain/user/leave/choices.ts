import type { Colleague, DepartureBody } from './departure.ts'
import { type OpenWork, type WorkKind, workKinds } from './work.ts'

/** Who takes over what, as chosen so far: ids of colleagues. */
export type Choices = Pick<DepartureBody, 'to' | 'exceptions'>

export const noChoices: Choices = {
  to: { fee_earner: null, assistant: null, task: null, lead: null, quote: null, visit: null },
  exceptions: [],
}

export const withReceiver = (choices: Choices, kind: WorkKind, to: string | null): Choices => ({
  ...choices,
  to: { ...choices.to, [kind]: to },
})

/** The choices with one record for somebody else; null returns it to the rest of its kind. */
export const withException = (
  choices: Choices,
  { kind, id }: Pick<OpenWork, 'kind' | 'id'>,
  to: string | null,
): Choices => {
  const others = choices.exceptions.filter((it) => it.kind !== kind || it.id !== id)
  return { ...choices, exceptions: to === null ? others : [...others, { kind, id, to }] }
}

/** The kinds of open work for which nobody was chosen yet. */
export const undecidedKinds = (work: readonly OpenWork[], { to }: Choices): WorkKind[] =>
  workKinds.filter((kind) => to[kind] === null && work.some((it) => it.kind === kind))

export type ChosenMove = { readonly kind: WorkKind; readonly to: string; readonly count: number }

/** What goes to whom: a line for each kind and colleague. */
export const chosenMoves = (work: readonly OpenWork[], choices: Choices): ChosenMove[] => {
  const counts = new Map<string, ChosenMove>()
  for (const it of work) {
    const exception = choices.exceptions.find(({ kind, id }) => kind === it.kind && id === it.id)
    const to = exception?.to ?? choices.to[it.kind]
    if (to === null) continue
    const key = `${it.kind} ${to}`
    counts.set(key, { kind: it.kind, to, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/** 'Tom Byrne: 12 cases, 4 tasks due, 3 quotes', or the reason why they cannot take over work of a kind. */
export const colleagueText = (
  { name, open_cases, tasks_due, open_quotes, planned_visits, against }: Colleague,
  kind: WorkKind,
): string => {
  const reason = against[kind]
  if (reason !== undefined) return `${name}: ${reason}`
  const load = [
    `${open_cases} ${open_cases === 1 ? 'case' : 'cases'}`,
    `${tasks_due} ${tasks_due === 1 ? 'task' : 'tasks'} due`,
    `${open_quotes} ${open_quotes === 1 ? 'quote' : 'quotes'}`,
    ...(planned_visits === 0
      ? []
      : [`${planned_visits} planned ${planned_visits === 1 ? 'visit' : 'visits'}`]),
  ]
  return `${name}: ${load.join(', ')}`
}
