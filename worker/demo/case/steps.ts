import { type CaseFields, conditionHolds } from '#domain/conveyance/workflow/condition'
import type { Step, Workflow } from '#domain/conveyance/workflow/workflow'

export type NeededStep = {
  readonly step: Step
  readonly stage: number
  readonly before: readonly string[]
}

/** Replaces dependencies that the case does not need by their own dependencies. */
const resolved = (
  keys: readonly string[],
  all: ReadonlyMap<string, Step>,
  needed: ReadonlySet<string>,
): string[] => [
  ...new Set(
    keys.flatMap((key) =>
      needed.has(key) ? [key] : resolved(all.get(key)?.depends_on ?? [], all, needed),
    ),
  ),
]

const inOrder = (steps: readonly NeededStep[]): NeededStep[] => {
  const byKey = new Map(steps.map((it) => [it.step.key, it]))
  const done = new Map<string, NeededStep>()
  const visit = (neededStep: NeededStep) => {
    if (done.has(neededStep.step.key)) return
    for (const key of neededStep.before) {
      const earlier = byKey.get(key)
      if (earlier) visit(earlier)
    }
    done.set(neededStep.step.key, neededStep)
  }
  for (const step of steps) visit(step)
  return [...done.values()]
}

export const neededSteps = (workflow: Workflow, fields: CaseFields): NeededStep[] => {
  const steps = workflow.milestones.flatMap((milestone, stage) =>
    milestone.steps.map((step) => ({ step, stage })),
  )
  const all = new Map(steps.map(({ step }) => [step.key, step]))
  const needed = steps.filter(({ step }) => conditionHolds(step.condition, fields))
  const keys = new Set(needed.map(({ step }) => step.key))
  return inOrder(needed.map((it) => ({ ...it, before: resolved(it.step.depends_on, all, keys) })))
}

export const ancestorsOf = (steps: readonly NeededStep[], key: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const follow = (of: string) => {
    for (const before of steps.find((it) => it.step.key === of)?.before ?? []) {
      if (found.has(before)) continue
      found.add(before)
      follow(before)
    }
  }
  follow(key)
  return found
}

export const descendantsOf = (steps: readonly NeededStep[], key: string): ReadonlySet<string> => {
  const found = new Set([key])
  for (const it of steps) if (it.before.some((before) => found.has(before))) found.add(it.step.key)
  return found
}
