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

const isForward = (days: readonly { readonly from: string; readonly to: string }[]) =>
  days.every(({ from, to }) => from < to)
const isOnce = (days: readonly { readonly day: number }[]) =>
  new Set(days.map(({ day }) => day)).size === days.length

/** When the desk is open, and how soon it answers. */
export const DeskHours = z.strictObject({
  open: z
    .array(Day)
    .check(
      z.minLength(1, 'Open on one day at least.'),
      z.maxLength(7),
      z.refine(isForward, 'Close later than you open.'),
      z.refine(isOnce, 'Name each day once.'),
    ),
  /** Days on which nobody is there, besides bank holidays. */
  closed_days: z.array(DateOnly).check(z.maxLength(60, 'Name 60 days at most.')),
  /** Open minutes to the first answer. */
  response_minutes: z
    .int('Enter whole minutes.')
    .check(z.minimum(1, 'At least 1 minute.'), z.maximum(480, 'At most 480 minutes.')),
})
export type DeskHours = z.infer<typeof DeskHours>

/** What one adviser takes; nothing named means everything. */
export const DeskAdviser = z.strictObject({
  user_id: z.string(),
  intents: z.array(LeadIntent).check(z.maxLength(5)),
  languages: z.array(LeadLanguage).check(z.maxLength(16)),
  /** Of their telephone, as the telephone system names it. */
  extension: z.string().check(z.trim(), z.maxLength(40)),
})
export type DeskAdviser = z.infer<typeof DeskAdviser>

const isPerson = (advisers: readonly DeskAdviser[]) =>
  new Set(advisers.map(({ user_id }) => user_id)).size === advisers.length
const isOwnExtension = (advisers: readonly DeskAdviser[]) => {
  const named = advisers.map(({ extension }) => extension).filter((it) => it !== '')
  return new Set(named).size === named.length
}

/** How leads that nobody has come to somebody. */
export const DeskClaim = z.strictObject({
  /** Whoever claims gets the next; by turns: each new one is given to the next of the advisers. */
  rule: z.enum(['claimed', 'by_turns']),
  advisers: z
    .array(DeskAdviser)
    .check(
      z.maxLength(100),
      z.refine(isPerson, 'Name each adviser once.'),
      z.refine(isOwnExtension, 'Two advisers have the same extension.'),
    ),
})
export type DeskClaim = z.infer<typeof DeskClaim>

const needsAddress = (it: { readonly kind: string; readonly address: string }) =>
  it.kind === 'by_hand' || telephoneAddressProblem(it.address) === null

/** How calls are made: on one's own telephone, or by a system that is asked to ring. */
export const DeskTelephone = z
  .strictObject({
    kind: z.enum(['by_hand', 'webhook']),
    /** Where the system is asked; '' by hand. */
    address: z.string().check(z.trim(), z.maxLength(500)),
  })
  .check(
    z.refine(needsAddress, {
      path: ['address'],
      error: (issue) =>
        telephoneAddressProblem((issue.input as { address: string }).address) ??
        'Enter another address.',
    }),
  )
export type DeskTelephone = z.infer<typeof DeskTelephone>

/** When a price that was sent is followed up. */
export const DeskPlan = z.strictObject({
  /** Working days after sending at which a call falls due, the soonest first; none: nothing is planned. */
  follow_up_days: z
    .array(z.int().check(z.minimum(1), z.maximum(90)))
    .check(z.maxLength(10, 'Ten follow-ups at most.')),
  /** At what time of the day. */
  at: ClockTime,
})
export type DeskPlan = z.infer<typeof DeskPlan>

/** How a firm's new-business desk works; hours are kept with the day from which they hold. */
export const DeskSettings = z.object({
  version: z.int(),
  claim: DeskClaim,
  telephone: DeskTelephone,
  plan: DeskPlan,
})
export type DeskSettings = z.infer<typeof DeskSettings>

/** How a desk works that nobody has set up. */
export const defaultDeskSettings: DeskSettings = {
  version: 0,
  claim: { rule: 'claimed', advisers: [] },
  telephone: { kind: 'by_hand', address: '' },
  plan: { follow_up_days: [1, 3, 7], at: '10:00' },
}
