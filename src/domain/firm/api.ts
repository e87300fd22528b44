import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { SignatureLines } from '#domain/user/profile/signature'
import { FirmDetails, Offices, Teams } from './details.ts'
import { Logo } from './logo.ts'
import { SetUpStep } from './set-up.ts'

export const FirmView = z.object({
  version: z.int(),
  details: FirmDetails,
  offices: Offices,
  teams: Teams,
  signature: SignatureLines,
  /** The address of the logo; null without one. */
  logo: z.nullable(z.string()),
  hosts: z.array(z.string()),
})
export type FirmView = z.infer<typeof FirmView>

export const SetUpView = z.object({
  version: z.int(),
  steps: z.array(
    z.object({ key: SetUpStep, state: z.enum(['done', 'skipped', 'open']), text: z.string() }),
  ),
  finished_at: z.nullable(Instant),
})
export type SetUpView = z.infer<typeof SetUpView>

const firm = { who: ['staff'], can: ['firm.update'], reply: FirmView } as const
const setUp = { who: ['staff'], can: ['firm.update'], reply: SetUpView } as const
const version = z.int()

export const firmApi = endpointsOf({
  show: { ...firm, method: 'GET', path: '/api/firm' },
  details: {
    ...firm,
    method: 'PUT',
    path: '/api/firm/details',
    body: z.strictObject({ version, details: FirmDetails }),
  },
  offices: {
    ...firm,
    method: 'PUT',
    path: '/api/firm/offices',
    body: z.strictObject({ version, offices: Offices }),
  },
  teams: {
    ...firm,
    method: 'PUT',
    path: '/api/firm/teams',
    body: z.strictObject({ version, teams: Teams }),
  },
  /** Replaces what stands below the name of whoever signs. */
  signature: {
    ...firm,
    method: 'PUT',
    path: '/api/firm/signature',
    body: z.strictObject({ version, signature: SignatureLines }),
  },
  /** Replaces the logo; null takes it away. */
  logo: {
    ...firm,
    method: 'PUT',
    path: '/api/firm/logo',
    body: z.strictObject({ version, logo: z.nullable(Logo) }),
  },
  set_up: { ...setUp, method: 'GET', path: '/api/set-up' },
  /** Replaces the steps that are left out for now. */
  skip: {
    ...setUp,
    method: 'PUT',
    path: '/api/set-up/skipped',
    body: z.strictObject({ version, skipped: z.array(SetUpStep).check(z.maxLength(20)) }),
  },
  /** Ends the guide, or takes it up again. */
  finish: {
    ...setUp,
    method: 'PUT',
    path: '/api/set-up/finished',
    body: z.strictObject({ version, finished: z.boolean() }),
  },
})
