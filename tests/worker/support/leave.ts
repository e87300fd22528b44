import { runInDurableObject } from 'cloudflare:test'
import { londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import type { DepartureBody } from '#domain/user/leave/departure'
import { storeOf } from '#tenant/core/store'
import type { Tenant } from '#tenant/index'
import type { User } from '#tenant/user/users'
import { sale } from '../../support/sale.ts'
import type { Caller, FirmUnderTest } from './firm.ts'

export const named = ({ id, first_name, last_name }: User): Named => ({
  id,
  name: `${first_name} ${last_name}`,
})

/** The id of a new case of somebody. */
export const openCase = async (by: Caller, of: User, given: object = {}): Promise<string> => {
  const answer = await by.post('/api/conveyances', { ...sale, fee_earner: named(of), ...given })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.conveyance.id
}

/** A departure of today, with everything to one person. */
export const departure = (user: User, to: User, given: Partial<DepartureBody> = {}) => ({
  version: user.version,
  on: londonDate(new Date().toISOString()),
  notify_clients: false,
  to: { fee_earner: to.id, assistant: to.id, task: to.id, lead: null, quote: null, visit: null },
  exceptions: [],
  ...given,
})

/** Lets the alarm ring once with the job of departures due. */
export const ring = (firm: FirmUnderTest) =>
  runInDurableObject(firm.stub, async (tenant: Tenant, state) => {
    storeOf(state.storage).write(
      `UPDATE jobs SET due_at = '2020-01-01T00:00:00.000Z' WHERE name = 'departures'`,
    )
    await tenant.alarm()
  })
