import * as z from 'zod/mini'
import { addDays, londonDate } from '#domain/dates'
import {
  type ViolationCount as Count,
  STORED_DAYS,
  ViolationCount,
  withViolations,
} from '#domain/violation/counts'
import type { Violation } from '#domain/violation/violation'
import type { Parts } from '#tenant/core/parts'
import type { Setting } from '#tenant/core/settings'

export type { Violation }

export const violationsSetting: Setting<Count[]> = {
  settingKey: 'policy-violations',
  shape: 1,
  schema: z.array(ViolationCount),
  upgrades: [],
}

/** Adds what browsers refused to the counts of today. */
export const countViolations = (
  { settings }: Pick<Parts, 'settings'>,
  found: readonly Violation[],
  now: string,
) => {
  const day = londonDate(now)
  const counts = settings.get(violationsSetting) ?? []
  settings.put(violationsSetting, withViolations(counts, day, addDays(day, -STORED_DAYS), found))
}

/** The counts, newest day and highest count first. */
export const violationCounts = ({ settings }: Pick<Parts, 'settings'>) =>
  (settings.get(violationsSetting) ?? []).toSorted(
    (a, b) => b.day.localeCompare(a.day) || b.count - a.count,
  )
