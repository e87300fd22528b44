import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { Named } from '#domain/party'
import { Version } from '#domain/quote/case/bodies'
import { DeskClaim, DeskHours, DeskPlan, DeskSettings, DeskTelephone } from './settings.ts'

export const TelephoneTest = z.object({
  at: Instant,
  state: z.enum(['waiting', 'heard', 'failed']),
  words: z.string(),
})
export type TelephoneTest = z.infer<typeof TelephoneTest>

export const DeskDetail = z.object({
  settings: DeskSettings,
  hours: DeskHours,
  people: z.array(Named),
  form_address: z.string(),
  websites: z.array(z.string()),
  mail_address: z.string(),
  calls_address: z.string(),
  /** Creation time of each key; null if there is none. */
  keys: z.object({ mail: z.nullable(Instant), telephone: z.nullable(Instant) }),
  test: z.nullable(TelephoneTest),
})
export type DeskDetail = z.infer<typeof DeskDetail>

const deskEndpoint = { who: ['staff'], can: ['desk.update'], reply: DeskDetail } as const

export const deskSettingsApi = endpointsOf({
  show: { ...deskEndpoint, method: 'GET', path: '/api/desk/settings' },
  /** New hours apply from today; existing deadlines do not change. */
  hours: {
    ...deskEndpoint,
    method: 'PUT',
    path: '/api/desk/settings/hours',
    body: z.strictObject({ version: Version, ...DeskHours.shape }),
  },
  claim: {
    ...deskEndpoint,
    method: 'PUT',
    path: '/api/desk/settings/claim',
    body: z.strictObject({ version: Version, ...DeskClaim.shape }),
  },
  telephone: {
    ...deskEndpoint,
    method: 'PUT',
    path: '/api/desk/settings/telephone',
    body: z.strictObject({ version: Version, telephone: DeskTelephone }),
  },
  plan: {
    ...deskEndpoint,
    method: 'PUT',
    path: '/api/desk/settings/plan',
    body: z.strictObject({ version: Version, ...DeskPlan.shape }),
  },
  /** Replaces a key at once; the new key is returned only here. */
  renew_key: {
    ...deskEndpoint,
    method: 'POST',
    path: '/api/desk/settings/keys',
    body: z.strictObject({ version: Version, of: z.enum(['mail', 'telephone']) }),
    reply: z.object({ key: z.string(), desk: DeskDetail }),
  },
  test: { ...deskEndpoint, method: 'POST', path: '/api/desk/settings/test-calls' },
})
