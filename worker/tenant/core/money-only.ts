import { assertAllowed } from '#domain/act'
import { mayChangeBeyondMoney } from '#domain/user/acting-person'
import type { Person } from '#tenant/user/people'

const moneyFields = new Set(['version', 'price', 'deposit', 'fees'])

/** Refuses 403 to those whose role covers money alone any field that is not an amount. */
export const requireMoneyFields = (person: Person, body: object) => {
  if (Object.keys(body).some((key) => !moneyFields.has(key))) requireWhole(person)
}

/** Refuses 403 to the same people everything else that is done to a case. */
export const requireWhole = (person: Person) => assertAllowed(mayChangeBeyondMoney(person))
