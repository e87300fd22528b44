import { assertAllowed } from '#domain/act'
import { mayChangeBeyondMoney } from '#domain/user/acting-person'
import type { Person } from '#tenant/user/people'

const moneyFields = new Set(['version', 'price', 'deposit', 'fees'])

/** Throws 403 when a person limited to money changes any other field. */
export const requireMoneyFields = (person: Person, body: object) => {
  if (Object.keys(body).some((key) => !moneyFields.has(key))) requireBeyondMoney(person)
}

/** Throws 403 for a person limited to money. */
export const requireBeyondMoney = (person: Person) => assertAllowed(mayChangeBeyondMoney(person))
