import * as z from 'zod/mini'
import { isDateRange } from './date-range.ts'

/** A preset or a range of days: 'next-week', '2026-11-23..2026-11-27'. */
export const dateRangeParam = z.optional(
  z.string().check(z.maxLength(30), z.refine(isDateRange, 'Choose a range of dates.')),
)

/** Which dates a range is about, some of these names: 'exchange,completion'. */
export const dateKindsParam = (names: readonly string[]) =>
  z.optional(
    z.string().check(
      z.maxLength(100),
      z.refine(
        (text) => text.split(',').every((it) => names.includes(it)),
        'Choose which dates it is about.',
      ),
    ),
  )
