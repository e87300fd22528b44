import type { Step, Workflow } from './workflow.ts'

const duplicates = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at)

const circularSteps = (steps: readonly Step[]): string[] => {
  const remaining = new Map(steps.map((it) => [it.key, it.depends_on]))
  let hasShrunk = true
  while (hasShrunk) {
    hasShrunk = false
    for (const [key, dependencies] of remaining) {
      if (dependencies.some((it) => remaining.has(it))) continue
      remaining.delete(key)
      hasShrunk = true
    }
  }
  return [...remaining.keys()]
}

/** What prevents a workflow from running, as sentences; empty when it may be published. */
export const workflowProblems = (workflow: Workflow): string[] => {
  const steps = workflow.milestones.flatMap((it) => it.steps)
  const keys = new Set(steps.map((it) => it.key))
  const unknownSteps = steps.flatMap((step) =>
    step.depends_on.filter((key) => !keys.has(key)).map((key) => [step.key, key] as const),
  )
  return [
    ...duplicates(workflow.milestones.map((it) => it.key)).map(
      (it) => `Two milestones have the key ${it}.`,
    ),
    ...duplicates(steps.map((it) => it.key)).map((it) => `Two steps have the key ${it}.`),
    ...unknownSteps.map(([step, key]) => `${step} depends on ${key}, which is not a step.`),
    ...circularSteps(steps).map((it) => `${it} depends on itself.`),
  ]
}
