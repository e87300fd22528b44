import type { Firm } from '#domain/firm'
import { demoFirms } from '../edge/demo-firms.ts'
import { publishRules } from '../edge/redirect-rules.ts'
import type { Env } from '../env.ts'
import { spreadOf } from '../realtime/hubs.ts'
import type { Delivery, Paper, Parcel } from './dispatch.ts'
import { mayStillHear } from './joining.ts'
import { type Office, officeOf } from './office.ts'
import { tellSockets } from './sockets.ts'
import type { Store } from './store.ts'
import type { AddressedOrder } from './telephone-ordering.ts'

/** The stateless side of the worker, as an object calls it. */
type Postroom = {
  deliver(parcel: Parcel): Promise<Delivery>
  store(paper: Paper): Promise<unknown>
  ring(order: AddressedOrder): Promise<string | null>
}

/** The office of a firm, with its ways out: the sockets of its Hubs, and the postroom of this worker. */
export const openOffice = (
  ctx: DurableObjectState,
  env: Env,
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
      const entry = office.parts.settings.get<Firm>('firm') ?? known()
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
