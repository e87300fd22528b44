import * as z from 'zod/mini'

export const MOST_GRACE_DAYS = 30

/** What a role demands of the people who hold it. */
export const FactorPolicy = z.strictObject({
  /** The days in which a second factor may still be skipped, from the first sign-in under this demand. */
  grace_days: z
    .int()
    .check(
      z.minimum(0, 'Enter 0 or more days.'),
      z.maximum(MOST_GRACE_DAYS, `Enter ${MOST_GRACE_DAYS} days or fewer.`),
    ),
  /** Whether a device may be remembered, so that it is asked for no second factor for a while. */
  may_remember: z.boolean(),
})
export type FactorPolicy = z.infer<typeof FactorPolicy>

/** What a firm begins with for its staff and agents. */
export const newFirmFactorPolicy: FactorPolicy = { grace_days: 7, may_remember: true }

/** The strictest of several roles' policies; null where none demands a second factor. */
export const strictestPolicy = (
  policies: readonly (FactorPolicy | null)[],
): FactorPolicy | null => {
  const demanding = policies.filter((it) => it !== null)
  if (demanding.length === 0) return null
  return {
    grace_days: Math.min(...demanding.map((it) => it.grace_days)),
    may_remember: demanding.every((it) => it.may_remember),
  }
}

const DAY_MS = 86_400_000

/** The instant from which a second factor is needed, of a grace that began at `beganAt`. */
export const graceEnd = ({ grace_days }: FactorPolicy, beganAt: string) =>
  new Date(Date.parse(beganAt) + grace_days * DAY_MS).toISOString()
