import * as z from 'zod/mini'
import { Instant } from '#domain/date-schema'
import type { DateOnly } from '#domain/dates'
import { Named } from '#domain/party'
import { defaultFeeScale } from './default.ts'
import { FeeScale } from './scale.ts'

/** A draft may be changed; what was published stays as it is, and a change of it is another scale. */
export const FeeScaleState = z.enum(['draft', 'published'])
export type FeeScaleState = z.infer<typeof FeeScaleState>

/** A scale with whose it is and who wrote it. */
export const StoredFeeScale = z.strictObject({
  ...FeeScale.shape,
  version: z._default(z.int(), 1),
  state: z._default(FeeScaleState, 'published'),
  /** Whose clients it prices; null for everybody else's: the firm's own. */
  agency: z._default(z.nullable(Named), null),
  changed_at: z._default(z.nullable(Instant), null),
  changed_by: z._default(z.nullable(Named), null),
  published_at: z._default(z.nullable(Instant), null),
  published_by: z._default(z.nullable(Named), null),
})
export type StoredFeeScale = z.infer<typeof StoredFeeScale>

/** What the firm begins with, as if it had been kept: nobody can change it. */
export const begunWith: StoredFeeScale = {
  ...defaultFeeScale,
  version: 0,
  state: 'published',
  agency: null,
  changed_at: null,
  changed_by: null,
  published_at: null,
  published_by: null,
}

/** The part of it that a price is made from. */
export const pricesOf = ({
  version,
  state,
  agency,
  changed_at,
  changed_by,
  published_at,
  published_by,
  ...scale
}: StoredFeeScale): FeeScale => scale

/** Whether it prices the same quotes: those of one agency, or those of the firm. */
export const isBeside = (scale: StoredFeeScale, agencyId: string | null) =>
  (scale.agency?.id ?? null) === agencyId

const covers = (scale: FeeScale, day: DateOnly) =>
  scale.valid_from <= day && (scale.valid_to === null || day <= scale.valid_to)

const newestFirst = (a: StoredFeeScale, b: StoredFeeScale) =>
  order(b.valid_from, a.valid_from) || order(b.published_at ?? '', a.published_at ?? '')
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Of the published scales of one agency, or of the firm, the one of a day: of those that cover it, the one that began last. */
export const inForceFor = (
  scales: readonly StoredFeeScale[],
  agencyId: string | null,
  day: DateOnly,
): StoredFeeScale | null =>
  scales
    .filter((it) => it.state === 'published' && isBeside(it, agencyId) && covers(it, day))
    .toSorted(newestFirst)[0] ?? null

/** After the firm's own scales have ended there are no prices: the product's never come back unasked. */
const none: StoredFeeScale = { ...begunWith, id: 'none', name: 'No fee scale', matters: [] }

/**
 * The scale that prices a quote on a day: that of the agency that introduced the client, else the firm's own, else
 * the one that the firm began with, until the first day of one of its own.
 */
export const scaleFor = (
  scales: readonly StoredFeeScale[],
  agencyId: string | null,
  day: DateOnly,
): StoredFeeScale =>
  (agencyId === null ? null : inForceFor(scales, agencyId, day)) ??
  inForceFor(scales, null, day) ??
  (hasBegun(scales, day) ? none : begunWith)

const hasBegun = (scales: readonly StoredFeeScale[], day: DateOnly) =>
  scales.some((it) => it.state === 'published' && it.agency === null && it.valid_from <= day)

/** draft: not yet decided. to-come, in-force, ended. replaced: another of a later day, or published later, stands. */
export const FeeScaleStatus = z.enum(['draft', 'to-come', 'in-force', 'replaced', 'ended'])
export type FeeScaleStatus = z.infer<typeof FeeScaleStatus>

/** What a scale is on a day, among the others. */
export const standingOf = (
  scale: StoredFeeScale,
  scales: readonly StoredFeeScale[],
  day: DateOnly,
): FeeScaleStatus => {
  if (scale.state === 'draft') return 'draft'
  if (scale.valid_from > day) return 'to-come'
  if (scale.valid_to !== null && scale.valid_to < day) return 'ended'
  const agencyId = scale.agency?.id ?? null
  const standing =
    agencyId === null ? scaleFor(scales, null, day) : inForceFor(scales, agencyId, day)
  return standing?.id === scale.id ? 'in-force' : 'replaced'
}
