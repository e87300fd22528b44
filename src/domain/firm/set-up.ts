import * as z from 'zod/mini'

export const setUpSteps = [
  'brand',
  'offices',
  'teams',
  'roles',
  'people',
  'agencies',
  'fee-scales',
  'workflows',
  'messages',
  'domains',
] as const

export const SetUpStep = z.enum(setUpSteps)
export type SetUpStep = z.infer<typeof SetUpStep>

/** What the records of a firm say about its set-up. */
export type SetUpFacts = {
  /** Whether somebody of the firm has saved its details, all of which are required. */
  readonly hasDetails: boolean
  /** What its bills and quotes lack: 'address'. */
  readonly lacking: readonly string[]
  readonly regulator: string
  readonly offices: number
  readonly hasHours: boolean
  readonly teams: number
  readonly roles: number
  readonly ownRoles: number
  readonly colleagues: number
  readonly joined: number
  readonly feeEarners: number
  readonly agencies: number
  readonly ownScales: number
  readonly ownWorkflows: number
  /** How email leaves: 'kept' in the product, by a provider, or not at all. */
  readonly email: 'none' | 'kept' | 'unverified' | 'leaves'
  readonly hosts: readonly string[]
}

export type StepFact = { readonly isDone: boolean; readonly text: string }

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

const brand = ({ hasDetails, lacking, regulator }: SetUpFacts): StepFact => ({
  isDone: hasDetails,
  text: hasDetails
    ? regulator
    : lacking.length > 0
      ? `Missing: ${lacking.join(', ')}`
      : 'To be checked and saved',
})

const offices = ({ offices: count, hasHours }: SetUpFacts): StepFact => ({
  isDone: count > 0 && hasHours,
  text: [
    count === 0 ? 'No office yet' : counted(count, 'office'),
    hasHours ? 'opening hours are set' : 'opening hours are the standard ones',
  ].join(', '),
})

const teams = ({ teams: count }: SetUpFacts): StepFact => ({
  isDone: count > 0,
  text: count === 0 ? 'No team yet' : counted(count, 'team'),
})

const roles = ({ roles: count, ownRoles }: SetUpFacts): StepFact => ({
  isDone: ownRoles > 0,
  text:
    ownRoles === 0
      ? `${count} standard roles are ready`
      : `${counted(count, 'role')}, ${ownRoles} made or changed by you`,
})

const people = ({ colleagues, joined, feeEarners }: SetUpFacts): StepFact => ({
  isDone: colleagues > 0 && feeEarners > 0,
  text: [
    colleagues === 0 ? 'Nobody is invited yet' : `${joined} of ${colleagues} invited have joined`,
    ...(feeEarners === 0 ? ['nobody is a fee earner, so no case can be opened'] : []),
  ].join(', '),
})

const agencies = ({ agencies: count }: SetUpFacts): StepFact => ({
  isDone: count > 0,
  text: count === 0 ? 'No agency yet' : counted(count, 'agency', 'agencies'),
})

const feeScales = ({ ownScales }: SetUpFacts): StepFact => ({
  isDone: ownScales > 0,
  text: ownScales === 0 ? 'Standard prices are in use' : `${counted(ownScales, 'scale')} published`,
})

const workflows = ({ ownWorkflows }: SetUpFacts): StepFact => ({
  isDone: ownWorkflows > 0,
  text:
    ownWorkflows === 0
      ? 'Standard workflows are in use'
      : `${counted(ownWorkflows, 'workflow')} of your own`,
})

const emailTexts = {
  none: 'No mail provider: messages wait',
  kept: 'Email is kept in this product and does not leave',
  unverified: 'The sender address is not confirmed: messages wait',
  leaves: 'Email leaves by your provider',
} as const

const messages = ({ email }: SetUpFacts): StepFact => ({
  isDone: email === 'leaves',
  text: emailTexts[email],
})

const domains = ({ hosts }: SetUpFacts): StepFact => ({
  isDone: hosts.length > 0,
  text: hosts.join(', '),
})

const rules: Readonly<Record<SetUpStep, (facts: SetUpFacts) => StepFact>> = {
  brand,
  offices,
  teams,
  roles,
  people,
  agencies,
  'fee-scales': feeScales,
  workflows,
  messages,
  domains,
}

export type StepState = 'done' | 'skipped' | 'open'

/** What is done and what is left, in order; a step that was skipped is done as soon as the records say so. */
export const setUpStates = (facts: SetUpFacts, skipped: readonly SetUpStep[]) =>
  setUpSteps.map((key) => {
    const { isDone, text } = rules[key](facts)
    const state: StepState = isDone ? 'done' : skipped.includes(key) ? 'skipped' : 'open'
    return { key, state, text }
  })
