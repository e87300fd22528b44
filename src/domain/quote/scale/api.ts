import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { endpointsOf } from '#domain/endpoint'
import { oneLine } from '#domain/one-line'
import { Named } from '#domain/party'
import { QuoteFacts } from '#domain/quote/facts'
import { atMost } from '#domain/text/at-most'
import { FeeScale } from './scale.ts'
import { FeeScaleStatus, StoredFeeScale } from './stored.ts'

const version = z.int().check(z.minimum(0))

export const FeeScalePrices = z.omit(FeeScale, { id: true })
export type FeeScalePrices = z.infer<typeof FeeScalePrices>

export const FeeScaleRow = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  agency: z.nullable(Named),
  standing: FeeScaleStatus,
  valid_from: DateOnly,
  valid_to: z.nullable(DateOnly),
  /** Last editor and time; null for the default scale. */
  changed_by: z.nullable(Named),
  changed_at: z.nullable(Instant),
})
export type FeeScaleRow = z.infer<typeof FeeScaleRow>

export const FeeScaleBeginning = z.strictObject({
  /** The scale to copy; null copies the one in force today for the same clients. */
  copy_of: z.nullable(z.string()),
  agency_id: z.nullable(z.uuid()),
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter a name for the scale.'), atMost(80), oneLine),
  valid_from: DateOnly,
})
export type FeeScaleBeginning = z.infer<typeof FeeScaleBeginning>

export const FeeScaleDetail = z.object({
  fee_scale: StoredFeeScale,
  standing: FeeScaleStatus,
  in_force: FeeScale,
  /** Other published scales for the same clients, without prices. */
  beside: z.array(StoredFeeScale),
})
export type FeeScaleDetail = z.infer<typeof FeeScaleDetail>

export const SentCase = z.object({ key: z.string(), name: z.string(), facts: QuoteFacts })
export type SentCase = z.infer<typeof SentCase>

const can = ['fee-scales.update'] as const
const byId = '/api/fee-scales/:id'

export const feeScaleApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/fee-scales',
    who: ['staff'],
    can,
    reply: z.object({ rows: z.array(FeeScaleRow) }),
  },
  show: { method: 'GET', path: byId, who: ['staff'], can, reply: FeeScaleDetail },
  preview: {
    method: 'GET',
    path: '/api/fee-scales/:id/preview',
    who: ['staff'],
    can,
    reply: z.object({ sent: z.array(SentCase) }),
  },
  create: {
    method: 'POST',
    path: '/api/fee-scales',
    who: ['staff'],
    can,
    body: FeeScaleBeginning,
    reply: StoredFeeScale,
  },
  change: {
    method: 'PUT',
    path: byId,
    who: ['staff'],
    can,
    body: z.strictObject({ version, prices: FeeScalePrices }),
    reply: StoredFeeScale,
  },
  discard: {
    method: 'DELETE',
    path: byId,
    who: ['staff'],
    can,
    reply: z.object({ discarded: z.literal(true) }),
  },
  publish: {
    method: 'POST',
    path: '/api/fee-scales/:id/publication',
    who: ['staff'],
    can,
    body: z.strictObject({ version }),
    reply: StoredFeeScale,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/fee-scales/:id/publication',
    who: ['staff'],
    can,
    reply: StoredFeeScale,
  },
  end: {
    method: 'POST',
    path: '/api/fee-scales/:id/end',
    who: ['staff'],
    can,
    body: z.strictObject({ version, valid_to: DateOnly }),
    reply: StoredFeeScale,
  },
})
