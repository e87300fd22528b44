import * as z from 'zod/mini'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { tableFrom } from '#domain/entries'
import { MatterType, Nation, Tenure } from '#domain/matter'
import { Pence } from '#domain/money-schema'
import { lineText, oneLine } from '#domain/one-line'
import { ClientParty, Named, Party } from '#domain/party'
import { whereWeAct } from '#domain/property-postcode'
import { atMost } from '#domain/text/at-most'
import { ChaseWay } from './chase-way.ts'
import { releaseFields } from './exchanging/release.ts'
import { IntroducerBody, LenderBody, OtherSideBody } from './other-parties/bodies.ts'
import { FactKey } from './plan/fact.ts'
import { settableKeyDates } from './plan/key-date.ts'
import { NotifiedParty } from './stopping/notified.ts'
import { CaseFlag } from './workflow/condition.ts'

const version = z.int().check(z.minimum(0))
const text = (maxLength: number) => z.string().check(z.trim(), atMost(maxLength))
const requiredText = (what: string, maxLength = 500) =>
  text(maxLength).check(z.minLength(1, `Enter ${what}.`))
const requiredLine = (what: string, maxLength: number) =>
  requiredText(what, maxLength).check(oneLine)
const reason = requiredText('a reason')
const NamedBody = z.strictObject({ id: z.string(), name: z.string().check(oneLine) })
const note = z.optional(text(2000))

export const TaskCreation = z.strictObject({
  version,
  title: requiredLine('the task', 200),
  due_on: DateOnly,
  /** Whose task it is; the person who adds it when null. */
  user: z.nullable(Named),
})
export const TaskCompletion = z.strictObject({ version, note })
export const TaskWaiting = z.strictObject({ version })
export const TaskReopening = z.strictObject({ version, reason: z.optional(text(500)) })
export const TaskSkip = z.strictObject({ version, reason })
export const TaskSnooze = z.strictObject({ version, due_on: DateOnly, reason })
export const TaskAssignment = z.strictObject({ version, user: z.nullable(Named) })

const Waiver = z.strictObject({ what: z.literal('enquiries_accepted'), reason })

export const ExchangeBody = z.strictObject({
  version,
  /** The time of the telephone call in London, today unless `on` is given. */
  at: ClockTime,
  on: z.optional(DateOnly),
  formula: z.enum(['A', 'B', 'C']),
  /** Who of us exchanged; whoever records it when absent. */
  speaker: z.optional(NamedBody),
  ...releaseFields,
  spoke_to: requiredLine('the name of the person you spoke to', 120),
  deposit_held_by: requiredLine('who holds the deposit', 120),
  /** The figures as both sides confirmed them. */
  price: Pence,
  deposit: Pence,
  completion_on: DateOnly,
  waivers: z.optional(z.array(Waiver)),
})
export type ExchangeBody = z.infer<typeof ExchangeBody>

export const CompletionBody = z.strictObject({
  version,
  at: ClockTime,
  on: z.optional(DateOnly),
  /** Who confirmed completion on the telephone. */
  spoke_to: requiredLine('who confirmed completion', 120),
  note,
  /** Required where completion is unusual. */
  reason: z.optional(text(500)),
})
export type CompletionBody = z.infer<typeof CompletionBody>

export const VariationBody = z.strictObject({
  version,
  completion_on: DateOnly,
  /** Who agreed for the other side. */
  agreed_with: requiredText('who agreed for the other side', 120),
  /** Who agreed for our client. */
  client: requiredText('who agreed for our client', 120),
  agreed_on: DateOnly,
})
export type VariationBody = z.infer<typeof VariationBody>

export const CorrectionBody = z.strictObject({ version, on: DateOnly, reason })
export type CorrectionBody = z.infer<typeof CorrectionBody>

export const HolderBody = z.strictObject({
  version,
  party: Party,
  name: z.nullable(lineText(120)),
  what: requiredLine('what is outstanding', 200),
  since: DateOnly,
  usual: z.nullable(z.int().check(z.minimum(1), z.maximum(400))),
})
export type HolderBody = z.infer<typeof HolderBody>

export const ChaseBody = z.strictObject({
  version,
  /** The task to chase; the current holder when absent. */
  task_key: z.optional(z.string()),
  how: ChaseWay,
  note,
})
export type ChaseBody = z.infer<typeof ChaseBody>

export const FactBody = z.strictObject({ version, fact: FactKey, note, on: z.optional(DateOnly) })
export type FactBody = z.infer<typeof FactBody>

const keyDateFields = tableFrom(settableKeyDates, () => z.optional(z.nullable(DateOnly)))

export const KeyDatesBody = z.strictObject({ version, dates: z.strictObject(keyDateFields) })
export type KeyDatesBody = z.infer<typeof KeyDatesBody>

const AddressBody = z.strictObject({
  line: requiredLine('the first line of the address', 200),
  town: lineText(100),
  postcode: lineText(10).check(whereWeAct),
})
const details = {
  nation: Nation,
  address: AddressBody,
  tenure: Tenure,
  price: Pence,
  deposit: Pence,
  fees: Pence,
  clients: z.array(ClientParty).check(z.minLength(1, 'Add a client.'), z.maxLength(12)),
  counterparties: z.array(lineText(200)).check(z.maxLength(12)),
  other_side: z.nullable(OtherSideBody),
  lender: z.nullable(LenderBody),
  agency: z.nullable(IntroducerBody),
  fee_earner: NamedBody,
  assistant: z.nullable(NamedBody),
  linked: z.nullable(z.strictObject({ id: z.string(), ref: z.string(), matter_type: MatterType })),
  flags: z.array(CaseFlag),
}

/** The details that staff may change; absent fields stay as they are. */
export const DetailsBody = z.extend(z.partial(z.strictObject(details)), {
  version,
  last_client_contact_on: z.optional(z.nullable(DateOnly)),
})
export type DetailsBody = z.infer<typeof DetailsBody>

/** A new case; the server assigns its id and reference. */
export const OpeningBody = z.strictObject({
  ...details,
  matter_type: MatterType,
  quote_case_id: z.nullable(z.string()),
  lead_id: z.optional(z.nullable(z.string())),
  instructed_on: DateOnly,
  exchange_target_on: z.optional(z.nullable(DateOnly)),
  completion_on: z.optional(z.nullable(DateOnly)),
})
export type OpeningBody = z.infer<typeof OpeningBody>

const MOST_ASSIGNED = 200

export const AssignmentBody = z.strictObject({
  fee_earner: NamedBody,
  cases: z
    .array(z.strictObject({ id: z.string(), version }))
    .check(
      z.minLength(1, 'Select a case.'),
      z.maxLength(MOST_ASSIGNED, `Select ${MOST_ASSIGNED} cases or fewer.`),
    ),
})
export type AssignmentBody = z.infer<typeof AssignmentBody>

/** Who is emailed; nobody when absent. */
const notify = z.optional(z.array(NotifiedParty))
export const HoldBody = z.strictObject({ version, reason, look_again_on: DateOnly, notify })
export type HoldBody = z.infer<typeof HoldBody>
export const ResumptionBody = z.strictObject({ version, notify })
export type ResumptionBody = z.infer<typeof ResumptionBody>
export const AbortionBody = z.strictObject({ version, reason, notify })
export type AbortionBody = z.infer<typeof AbortionBody>
export const ClosureBody = z.strictObject({ version, retained_until: z.optional(DateOnly) })
/** The version of a DELETE request, sent in the query. */
export const VersionQuery = z.strictObject({ version: z.coerce.number() })
