import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import type { DateOnly } from '#domain/dates'
import { Named } from '#domain/party'
import { defaultFeeScale } from './default.ts'
import { FeeScale } from './scale.ts'

/** Drafts can be changed; published scales cannot. */
export const FeeScaleState = z.enum(['draft', 'published'])
export type FeeScaleState = z.infer<typeof FeeScaleState>

export const StoredFeeScale = z.strictObject({
  ...FeeScale.shape,
  version: z._default(z.int(), 1),
  state: z._default(FeeScaleState, 'published'),
  agency: z._default(z.nullable(Named), null),
  changed_at: z._default(z.nullable(Instant), null),
  changed_by: z._default(z.nullable(Named), null),
  published_at: z._default(z.nullable(Instant), null),
  published_by: z._default(z.nullable(Named), null),
})
export type StoredFeeScale = z.infer<typeof StoredFeeScale>

/** The default scale, which cannot be changed. */
export const defaultStoredScale: StoredFeeScale = {
  ...defaultFeeScale,
  version: 0,
  state: 'published',
  agency: null,
  changed_at: null,
  changed_by: null,
  published_at: null,
  published_by: null,
}

export const feeScaleOf = ({
  version,
  state,
  agency,
  changed_at,
  changed_by,
  published_at,
  published_by,
  ...scale
}: StoredFeeScale): FeeScale => scale

export const isForAgency = (scale: StoredFeeScale, agencyId: string | null) =>
  (scale.agency?.id ?? null) === agencyId

const covers = (scale: FeeScale, day: DateOnly) =>
  scale.valid_from <= day && (scale.valid_to === null || day <= scale.valid_to)

const newestFirst = (a: StoredFeeScale, b: StoredFeeScale) =>
  order(b.valid_from, a.valid_from) || order(b.published_at ?? '', a.published_at ?? '')
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The published scale of an agency, or of the firm, on a day: the latest start among those that cover it. */
export const inForceFor = (
  scales: readonly StoredFeeScale[],
  agencyId: string | null,
  day: DateOnly,
): StoredFeeScale | null =>
  scales
    .filter((it) => it.state === 'published' && isForAgency(it, agencyId) && covers(it, day))
    .toSorted(newestFirst)[0] ?? null

/** The empty scale once the firm's own scales have ended; the default does not return. */
const emptyScale: StoredFeeScale = {
  ...defaultStoredScale,
  id: 'none',
  name: 'No fee scale',
  matters: [],
}

/**
 * The scale for a quote on a day: that of the introducing agency, else the firm's own, else the default until the
 * firm's first own scale starts.
 */
export const scaleFor = (
  scales: readonly StoredFeeScale[],
  agencyId: string | null,
  day: DateOnly,
): StoredFeeScale =>
  (agencyId === null ? null : inForceFor(scales, agencyId, day)) ??
  inForceFor(scales, null, day) ??
  (hasOwnScale(scales, day) ? emptyScale : defaultStoredScale)

const hasOwnScale = (scales: readonly StoredFeeScale[], day: DateOnly) =>
  scales.some((it) => it.state === 'published' && it.agency === null && it.valid_from <= day)

/** 'replaced': another scale that starts or was published later is in force. */
export const FeeScaleStatus = z.enum(['draft', 'to-come', 'in-force', 'replaced', 'ended'])
export type FeeScaleStatus = z.infer<typeof FeeScaleStatus>

export const feeScaleStatus = (
  scale: StoredFeeScale,
  scales: readonly StoredFeeScale[],
  day: DateOnly,
): FeeScaleStatus => {
  if (scale.state === 'draft') return 'draft'
  if (scale.valid_from > day) return 'to-come'
  if (scale.valid_to !== null && scale.valid_to < day) return 'ended'
  const agencyId = scale.agency?.id ?? null
  const current =
    agencyId === null ? scaleFor(scales, null, day) : inForceFor(scales, agencyId, day)
  return current?.id === scale.id ? 'in-force' : 'replaced'
}
