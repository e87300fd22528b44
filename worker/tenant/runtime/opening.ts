import type { AddressedOrder } from '#tenant/call/telephone-orders'
import type { Store } from '#tenant/core/store'
import type { TenantEnv } from '#tenant/env'
import type { Delivery, Paper, Parcel } from '#tenant/events/dispatch'
import { tellSockets } from '#tenant/events/sockets'
import { firmSetting } from '#tenant/user/settings'
import { demoFirms } from '#worker/demo/firms'
import { publishRules } from '#worker/directory/route-rules'
import { spreadOf } from '#worker/realtime/hubs'
import { mayStillHear } from './joining.ts'
import { type Office, officeOf } from './runtime.ts'

/** The stateless side of the worker, as an object calls it. */
type Postroom = {
  deliver(parcel: Parcel): Promise<Delivery>
  store(paper: Paper): Promise<unknown>
  ring(order: AddressedOrder): Promise<string | null>
}

/** The office of a firm, with its ways out: the sockets of its Hubs, and the postroom of this worker. */
export const openOffice = (
  ctx: DurableObjectState,
  env: TenantEnv,
  store: Store,
  tenant: string,
): Office => {
  const isLocal = env.ENVIRONMENT === 'local'
  const postroom = () => (ctx.exports as unknown as { Postroom: Postroom }).Postroom
  const known = () => (isLocal ? (demoFirms.find((it) => it.tenant === tenant) ?? null) : null)
  const office: Office = officeOf({
    store,
    tenant,
    isLocal,
    known,
    publish: (told) => {
      const entry = office.parts.settings.get(firmSetting) ?? known()
      const firm = spreadOf(tenant, entry?.realtime ?? {})
      const mayHear = (userId: string, channel: string) => mayStillHear(office, userId, channel)
      return tellSockets(env, firm, told, mayHear)
    },
    tellEdge: (rules) => publishRules(env, tenant, rules),
    deliver: (parcel) => postroom().deliver(parcel),
    make: (paper) => postroom().store(paper),
    ring: async (order) => {
      const problem = await postroom().ring(order)
      if (problem !== null) throw new Error(problem)
    },
  })
  office.jobs.plan(new Date().toISOString())
  return office
}
