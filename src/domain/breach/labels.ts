import type { Breach, BreachKind } from './breach.ts'

export const breachKinds: Readonly<Record<BreachKind, string>> = {
  accounts: 'Accounts rules',
  data: 'Personal data',
}

export const breachStatuses: Readonly<Record<Breach['status'], string>> = {
  open: 'Open',
  closed: 'Closed',
  dismissed: 'No breach',
}

/** What is still to be done about a breach; empty once nothing is. */
export const breachTasks = ({ put_right, decisions, dismissed }: Breach): readonly string[] =>
  dismissed
    ? []
    : [
        ...(put_right ? [] : ['Put it right']),
        ...(decisions.length > 0 ? [] : ['Decide whether to report it']),
      ]
