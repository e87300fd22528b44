import type { CaseRecords } from '#domain/conveyance/conveyance'
import { taskOf } from '#domain/conveyance/plan/plan'
import { Refusal } from '#domain/refusal'
import type { Person } from '#tenant/user/people'

const moneyFields = new Set(['version', 'price', 'deposit', 'fees'])

const refused = () => new Refusal(403, 'forbidden', 'Your role changes only what is about money.')

/** Refuses 403 to those whose role ends at money, unless it is the cashier's own task. */
export const requireMoneyTask = (person: Person, { plan }: CaseRecords, key: string) => {
  const task = taskOf(plan, key)
  if (person.money_only && task !== undefined && task.assignee.role !== 'cashier') throw refused()
}

/** Refuses 403 to the same people for any field that is not an amount. */
export const requireMoneyFields = (person: Person, body: object) => {
  if (person.money_only && Object.keys(body).some((key) => !moneyFields.has(key))) throw refused()
}

/** Refuses 403 to the same people for everything else that is done to a case. */
export const requireWhole = (person: Person) => {
  if (person.money_only) throw refused()
}
