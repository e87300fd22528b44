import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { Named } from '#domain/party'
import { Version } from '#domain/quote/case/bodies'
import { DeskClaim, DeskHours, DeskPlan, DeskSettings, DeskTelephone } from './settings.ts'

/** What came of asking the telephone system whether it hears us. */
export const TelephoneTest = z.object({
  at: Instant,
  state: z.enum(['waiting', 'heard', 'failed']),
  words: z.string(),
})
export type TelephoneTest = z.infer<typeof TelephoneTest>

/** The settings of the desk with what its page shows beside them. */
export const DeskDetail = z.object({
  settings: DeskSettings,
  hours: DeskHours,
  /** Who works at the desk. */
  people: z.array(Named),
  form_address: z.string(),
  /** Sites whose pages may show the form in a frame. */
  websites: z.array(z.string()),
  mail_address: z.string(),
  calls_address: z.string(),
  /** When each key was made; null while there is none of its own. */
  keys: z.object({ mail: z.nullable(Instant), telephone: z.nullable(Instant) }),
  test: z.nullable(TelephoneTest),
})
export type DeskDetail = z.infer<typeof DeskDetail>

const part = { who: ['staff'], can: ['desk.update'], reply: DeskDetail } as const

export const deskSettingsApi = endpointsOf({
  show: { ...part, method: 'GET', path: '/api/desk/settings' },
  /** Hours hold from today on; what was promised before stays promised. */
  hours: {
    ...part,
    method: 'PUT',
    path: '/api/desk/settings/hours',
    body: z.strictObject({ version: Version, ...DeskHours.shape }),
  },
  claim: {
    ...part,
    method: 'PUT',
    path: '/api/desk/settings/claim',
    body: z.strictObject({ version: Version, ...DeskClaim.shape }),
  },
  telephone: {
    ...part,
    method: 'PUT',
    path: '/api/desk/settings/telephone',
    body: z.strictObject({ version: Version, telephone: DeskTelephone }),
  },
  plan: {
    ...part,
    method: 'PUT',
    path: '/api/desk/settings/plan',
    body: z.strictObject({ version: Version, ...DeskPlan.shape }),
  },
  /** A new key in place of the one before, which ends at once. It is told this one time. */
  renew_key: {
    ...part,
    method: 'POST',
    path: '/api/desk/settings/keys',
    body: z.strictObject({ version: Version, of: z.enum(['mail', 'telephone']) }),
    reply: z.object({ key: z.string(), desk: DeskDetail }),
  },
  /** Asks the telephone system whether it hears us. */
  test: { ...part, method: 'POST', path: '/api/desk/settings/test-calls' },
})
