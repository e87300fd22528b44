import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import type { Payee } from '#domain/payee/payee'
import { tableOf } from '#tenant/core/table'
import { payeeDocument } from '#tenant/payee/document'
import type { RequestContext } from '#tenant/runtime/context'
import { namedOf } from '../cast/staff.ts'
import { idAt } from '../ids.ts'
import type { World } from '../world.ts'

type Paid = Pick<Payee, 'kind' | 'name'> & {
  readonly conveyance: Conveyance
  readonly at: Instant
}

const LOWEST = 10_000_000
const HIGHEST = 99_999_999

/** Whom the cases pay: each with an account that no bank has, entered by the cashier and approved by the supervisor. */
export const demoPayees = (
  { store, payeeSecrets }: Pick<RequestContext, 'store' | 'payeeSecrets'>,
  { random, staff }: World,
) => {
  const drawn = random.fork('payees')
  const known = new Map<string, Payee>()
  const add = ({ conveyance, kind, name, at }: Paid): Payee => {
    const [id, account] = [idAt(drawn, at), idAt(drawn, at)]
    const account_number = `${drawn.between(LOWEST, HIGHEST)}`
    const sealed = payeeSecrets.seal(account, { sort_code: '00-00-02', account_number })
    const by = namedOf(staff.cashier)
    const people = { asked_by: by, approved_by: namedOf(staff.supervisor), since: at }
    const ending = account_number.slice(-2)
    return tableOf(store, payeeDocument).insert({
      ...{ id, version: 1, conveyance_id: conveyance.id, kind, name, by, created_at: at },
      account: { id: account, holder: name, ending, sealed, ...people },
      change: null,
    })
  }
  return (paid: Paid): Payee => {
    const key = `${paid.conveyance.id} ${paid.name}`
    const payee = known.get(key) ?? add(paid)
    known.set(key, payee)
    return payee
  }
}
