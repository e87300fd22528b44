import type { DueBase, DueRule } from '#domain/conveyance/plan/due-rule'
import type { MatterType } from '#domain/matter'
import type { Party } from '#domain/party'
import type { CaseFlag, Condition } from './condition.ts'
import { defaultRules } from './default-rules.ts'
import type { StepRole } from './step-role.ts'
import type {
  Audience,
  ClientPart,
  Step,
  StepKind,
  Waits,
  Workflow,
  WorkflowMilestone,
} from './workflow.ts'

export const wd = (base: DueBase, offset: number): DueRule => ({ base, offset, unit: 'wd' })
export const days = (base: DueBase, offset: number): DueRule => ({ base, offset, unit: 'd' })

export const waits = (party: Party, what: string, usual_wd: number): Waits => ({
  party,
  what,
  usual_wd,
  asks: false,
})

/** As `waits`, but with us until we have requested it. */
export const asks = (party: Party, what: string, usual_wd: number): Waits => ({
  ...waits(party, what, usual_wd),
  asks: true,
})

/** The client's part of a step: what we need from them, and how it reaches us. */
export const clientPart = (title: string, text: string): ClientPart => ({ title, text })

export const leasehold: Condition = { field: 'tenure', is: 'leasehold' }
export const withLender: Condition = { field: 'lender', is: true }
export const withAgent: Condition = { field: 'agency', is: true }
export const flagged = (flag: CaseFlag): Condition => ({ field: 'flags', has: flag })
export const either = (...any: Condition[]): Condition => ({ any })

type DraftStep = Omit<Step, 'number'>
type StepOptions = Partial<
  Omit<DraftStep, 'key' | 'title' | 'kind' | 'assignee' | 'client_title' | 'client_help'>
>
type StepClientText = { readonly client?: string; readonly help?: string }

const audiencesOf = (client: string | undefined): Audience[] => (client ? ['client', 'agent'] : [])

export const step = (
  key: string,
  title: string,
  kind: StepKind,
  assignee: StepRole,
  { client, help, ...rest }: StepOptions & StepClientText = {},
): DraftStep => ({
  key,
  title,
  kind,
  assignee,
  client_title: client ?? null,
  client_help: help ?? null,
  due: null,
  depends_on: [],
  condition: null,
  evidence: null,
  settled_by: null,
  waits_on: null,
  client_part: null,
  visibility: audiencesOf(client),
  optional: false,
  needs_approval: false,
  sla_wd: null,
  actions: [],
  ...rest,
})

type DraftMilestone = Omit<WorkflowMilestone, 'steps'> & { readonly steps: DraftStep[] }

export const milestone = (
  key: string,
  name: string,
  client_name: string,
  meaning: string,
  { weight, usual_wd }: { readonly weight: number; readonly usual_wd: number },
  steps: DraftStep[],
): DraftMilestone => ({
  key,
  name,
  client_name,
  meaning,
  weight,
  usual_wd,
  visibility: ['client', 'agent'],
  steps,
})

const numbered = (milestones: readonly DraftMilestone[]): WorkflowMilestone[] => {
  let number = 0
  return milestones.map((milestone) => ({
    ...milestone,
    steps: milestone.steps.map((draftStep) => {
      number += 1
      return { ...draftStep, number }
    }),
  }))
}

/** A workflow with its steps numbered from 1 across the milestones. */
export const workflow = (
  key: string,
  name: string,
  matter_type: MatterType,
  milestones: readonly DraftMilestone[],
): Workflow => ({
  schema: 1,
  key,
  name,
  version: 1,
  matter_type,
  selection: null,
  is_part: false,
  roles: ['fee_earner', 'assistant', 'post_completion', 'cashier', 'supervisor', 'compliance'],
  milestones: numbered(milestones),
  rules: defaultRules(matter_type),
  requires: { templates: [], communications: [] },
})
