import * as z from 'zod/mini'
import { CaseStage } from '#domain/conveyance/case-stage'
import { MatterType, Tenure } from '#domain/matter'
import { Named } from '#domain/party'

/** When a firm's communication applies; a list that is empty, and null, mean any. */
export const Conditions = z.strictObject({
  matter_types: z.array(MatterType).check(z.maxLength(4)),
  tenure: z.nullable(Tenure),
  agency: z.nullable(Named),
  stages: z.array(CaseStage).check(z.maxLength(7)),
})
export type Conditions = z.infer<typeof Conditions>

export const anyCase: Conditions = { matter_types: [], tenure: null, agency: null, stages: [] }

/** What conditions and bars ask of the case or quote that a message is about. */
export type CommunicationFacts = {
  readonly matter_types: readonly string[]
  readonly tenures: readonly string[]
  readonly agency_id: string | null
  /** Null for a quote. */
  readonly stage: string | null
  readonly is_on_hold: boolean
  readonly completion_on: string | null
}

const isAny = (wanted: readonly string[], actual: readonly string[]) =>
  wanted.length === 0 || wanted.some((it) => actual.includes(it))

/** Whether conditions hold; with facts unknown only those without any do. */
export const conditionsHold = (
  { matter_types, tenure, agency, stages }: Conditions,
  facts: CommunicationFacts | null,
) =>
  isAny(matter_types, facts?.matter_types ?? []) &&
  isAny(tenure === null ? [] : [tenure], facts?.tenures ?? []) &&
  isAny(agency === null ? [] : [agency.id], facts?.agency_id ? [facts.agency_id] : []) &&
  isAny(stages, facts?.stage ? [facts.stage] : [])

/** How many kinds of fact the conditions ask for: the more, the more specific. */
export const specificity = ({ matter_types, tenure, agency, stages }: Conditions) =>
  [matter_types.length > 0, tenure !== null, agency !== null, stages.length > 0].filter(Boolean)
    .length

const mayMeet = (one: readonly string[], other: readonly string[]) =>
  one.length === 0 || other.length === 0 || one.some((it) => other.includes(it))

const listOf = (value: string | null | undefined) => (value ? [value] : [])

/** Whether both may hold for one case. */
export const conditionsOverlap = (one: Conditions, other: Conditions) =>
  mayMeet(one.matter_types, other.matter_types) &&
  mayMeet(listOf(one.tenure), listOf(other.tenure)) &&
  mayMeet(listOf(one.agency?.id), listOf(other.agency?.id)) &&
  mayMeet(one.stages, other.stages)
