import * as z from 'zod/mini'
import { telephoneAddressProblem } from '#domain/call/telephone'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { LeadLanguage } from '#domain/lead/language'
import { LeadIntent } from '#domain/lead/lead'

const Day = z.strictObject({
  /** 1 for Monday. */
  day: z.int().check(z.minimum(1), z.maximum(7)),
  from: ClockTime,
  to: ClockTime,
})

const hasForwardHours = (days: readonly { readonly from: string; readonly to: string }[]) =>
  days.every(({ from, to }) => from < to)
const hasUniqueDays = (days: readonly { readonly day: number }[]) =>
  new Set(days.map(({ day }) => day)).size === days.length

export const DeskHours = z.strictObject({
  open: z
    .array(Day)
    .check(
      z.minLength(1, 'Choose at least one opening day.'),
      z.maxLength(7),
      z.refine(hasForwardHours, 'Enter a closing time after the opening time.'),
      z.refine(hasUniqueDays, 'Add each day only once.'),
    ),
  /** Closed days besides bank holidays. */
  closed_days: z.array(DateOnly).check(z.maxLength(60, 'Add 60 days or fewer.')),
  /** Promised response time, in open minutes. */
  response_minutes: z
    .int('Enter whole minutes.')
    .check(z.minimum(1, 'Enter 1 minute or more.'), z.maximum(480, 'Enter 480 minutes or fewer.')),
})
export type DeskHours = z.infer<typeof DeskHours>

/** The leads an adviser handles; an empty list means all. */
export const DeskAdviser = z.strictObject({
  user_id: z.string(),
  intents: z.array(LeadIntent).check(z.maxLength(5)),
  languages: z.array(LeadLanguage).check(z.maxLength(16)),
  extension: z.string().check(z.trim(), z.maxLength(40)),
})
export type DeskAdviser = z.infer<typeof DeskAdviser>

const hasUniqueAdvisers = (advisers: readonly DeskAdviser[]) =>
  new Set(advisers.map(({ user_id }) => user_id)).size === advisers.length
const hasUniqueExtensions = (advisers: readonly DeskAdviser[]) => {
  const extensions = advisers.map(({ extension }) => extension).filter((it) => it !== '')
  return new Set(extensions).size === extensions.length
}

export const DeskClaim = z.strictObject({
  /** By claim, or by rotation over the advisers. */
  rule: z.enum(['claimed', 'by_turns']),
  advisers: z
    .array(DeskAdviser)
    .check(
      z.maxLength(100),
      z.refine(hasUniqueAdvisers, 'Add each adviser only once.'),
      z.refine(hasUniqueExtensions, 'Two advisers have the same extension. Change one of them.'),
    ),
})
export type DeskClaim = z.infer<typeof DeskClaim>

export const DeskTelephone = z
  .strictObject({
    kind: z.enum(['by_hand', 'webhook']),
    /** The webhook of the system; '' for manual calls. */
    address: z.string().check(z.trim(), z.maxLength(500)),
  })
  .check(({ value, issues }) => {
    const message = value.kind === 'by_hand' ? null : telephoneAddressProblem(value.address)
    if (message !== null) issues.push({ code: 'custom', path: ['address'], message, input: value })
  })
export type DeskTelephone = z.infer<typeof DeskTelephone>

export const DeskPlan = z.strictObject({
  /** Working days after sending when a call is due, soonest first; empty for none. */
  follow_up_days: z
    .array(z.int().check(z.minimum(1), z.maximum(90)))
    .check(z.maxLength(10, 'Plan 10 follow-ups or fewer.')),
  /** Time of day in London. */
  at: ClockTime,
})
export type DeskPlan = z.infer<typeof DeskPlan>

/** The settings of a firm's sales desk; hours have the day from which they apply. */
export const DeskSettings = z.object({
  version: z.int(),
  claim: DeskClaim,
  telephone: DeskTelephone,
  plan: DeskPlan,
})
export type DeskSettings = z.infer<typeof DeskSettings>

export const defaultDeskSettings: DeskSettings = {
  version: 0,
  claim: { rule: 'claimed', advisers: [] },
  telephone: { kind: 'by_hand', address: '' },
  plan: { follow_up_days: [1, 3, 7], at: '10:00' },
}
