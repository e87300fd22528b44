import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { MatterType } from '#domain/matter'
import { DelegateAccess } from './access.ts'
import { DelegateEntry, DelegateVersion, PowerRecord, StaffDelegateEntry } from './bodies.ts'
import { Delegate } from './delegate.ts'

const ofCase = '/api/conveyances/:id/delegates' as const
const one = `${ofCase}/:delegate` as const
const byStaff = {
  method: 'POST',
  who: ['staff'],
  can: ['conveyance.update'],
  reply: Delegate,
} as const
const byClient = { who: ['client'], can: [] } as const

/** Who helps the signed-in client, as they see it. */
export const OwnDelegate = z.extend(
  z.pick(Delegate, {
    id: true,
    version: true,
    conveyance_id: true,
    name: true,
    email: true,
    relation: true,
    access: true,
    until: true,
    named: true,
  }),
  {
    power: z.nullable(z.string()),
    standing: z.enum(['power', 'invited', 'active', 'ended']),
  },
)
export type OwnDelegate = z.infer<typeof OwnDelegate>

/** Somebody whom the signed-in person may help. */
export const HelpedClient = z.object({
  id: z.string(),
  client: z.string(),
  matter_type: MatterType,
  address: z.string(),
  access: z.array(DelegateAccess),
  is_attorney: z.boolean(),
  until: z.nullable(z.string()),
  is_accepted: z.boolean(),
  /** Whether the session acts for them now. */
  is_now: z.boolean(),
})
export type HelpedClient = z.infer<typeof HelpedClient>

export const HelpedClients = z.object({
  helped: z.array(HelpedClient),
  /** Whether they are a client themselves. */
  is_client: z.boolean(),
})
export type HelpedClients = z.infer<typeof HelpedClients>

export const delegateApi = endpointsOf({
  /** Who helps the clients of a case, in the order in which they were named. */
  of_case: {
    method: 'GET',
    path: ofCase,
    who: ['staff'],
    can: ['conveyance.view', 'conveyance.update'],
    reply: z.array(Delegate),
  },
  add: { ...byStaff, path: ofCase, body: StaffDelegateEntry },
  /** Says by which document of the case an attorney acts. */
  record_power: { ...byStaff, path: `${one}/power`, body: PowerRecord },
  /** Says that a second person has seen the power; the attorney is invited. */
  confirm_power: { ...byStaff, path: `${one}/power-confirmation`, body: DelegateVersion },
  end: { ...byStaff, path: `${one}/ending`, body: DelegateVersion },
  own: { ...byClient, method: 'GET', path: '/api/client/delegates', reply: z.array(OwnDelegate) },
  name: {
    ...byClient,
    method: 'POST',
    path: '/api/client/cases/:id/delegates',
    body: DelegateEntry,
    reply: OwnDelegate,
  },
  end_own: {
    ...byClient,
    method: 'POST',
    path: '/api/client/cases/:id/delegates/:delegate/ending',
    body: DelegateVersion,
    reply: OwnDelegate,
  },
})

const ofPerson = { ...byClient, forDelegates: 'own', reply: HelpedClients } as const

/** Whom somebody helps, and for whom their session acts. */
export const helpingApi = endpointsOf({
  list: { ...ofPerson, method: 'GET', path: '/api/client/helping' },
  /** Acts for a client from now on; the first time they accept by it. */
  start: { ...ofPerson, method: 'POST', path: '/api/client/helping/:delegate/session' },
  /** Acts as oneself again. */
  leave: { ...ofPerson, method: 'POST', path: '/api/client/helping/leaving' },
  /** Helps a client no longer. */
  stop: { ...ofPerson, method: 'POST', path: '/api/client/helping/:delegate/ending' },
})
