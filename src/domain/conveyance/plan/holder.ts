import * as z from 'zod/mini'
import { DateOnly } from '#domain/date-schema'
import { Party } from '#domain/party'

/** A holder set by hand, in force until it is cleared or the next stage starts. */
export const HolderOverride = z.object({
  party: Party,
  name: z.nullable(z.string()),
  what: z.string(),
  since: DateOnly,
  usual: z.nullable(z.int()),
  chased_on: z.nullable(DateOnly),
  next_chase_on: z.nullable(DateOnly),
  chases: z.int(),
})
export type HolderOverride = z.infer<typeof HolderOverride>

/** ink: in time · warn: over 1.2 times usual · bad: twice usual or more · accent: with us, in time. */
export const Tone = z.enum(['ink', 'warn', 'bad', 'accent'])
export type Tone = z.infer<typeof Tone>

/** The holder sentence in parts, so that each can be styled. */
export const HolderText = z.object({
  /** 'With the buyer’s conveyancer since 3 Nov' */
  lead: z.string(),
  /** 'our replies to 4 enquiries' */
  why: z.string(),
  /** 'usually 8 working days' */
  usual: z.nullable(z.string()),
  /** 'now 13', when it has taken longer than usual. */
  over: z.nullable(z.string()),
})
export type HolderText = z.infer<typeof HolderText>

export const Holder = z.object({
  party: Party,
  /** 'Brookes Tanner': the firm or person, where known. */
  name: z.nullable(z.string()),
  /** 'Other side', 'With us' or 'Client', for columns. */
  label: z.string(),
  what: z.string(),
  since: DateOnly,
  /** Working days. */
  usual: z.nullable(z.int()),
  /** Working days since `since`. */
  elapsed: z.int(),
  tone: Tone,
  task_key: z.nullable(z.string()),
  set_by_hand: z.boolean(),
  chased_on: z.nullable(DateOnly),
  next_chase_on: z.nullable(DateOnly),
  words: HolderText,
})
export type Holder = z.infer<typeof Holder>
