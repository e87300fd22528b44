import type { Step, Workflow } from './workflow.ts'

const twice = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at)

/** The keys of steps that wait for themselves, directly or through others. */
const circular = (steps: readonly Step[]): string[] => {
  const left = new Map(steps.map((it) => [it.key, it.depends_on]))
  let shrank = true
  while (shrank) {
    shrank = false
    for (const [key, before] of left) {
      if (before.some((it) => left.has(it))) continue
      left.delete(key)
      shrank = true
    }
  }
  return [...left.keys()]
}

/** What prevents a workflow from running, as sentences; empty when it may be published. */
export const workflowProblems = (workflow: Workflow): string[] => {
  const steps = workflow.milestones.flatMap((it) => it.steps)
  const keys = new Set(steps.map((it) => it.key))
  const unknown = steps.flatMap((step) =>
    step.depends_on.filter((key) => !keys.has(key)).map((key) => [step.key, key] as const),
  )
  return [
    ...twice(workflow.milestones.map((it) => it.key)).map(
      (it) => `Two milestones have the key ${it}.`,
    ),
    ...twice(steps.map((it) => it.key)).map((it) => `Two steps have the key ${it}.`),
    ...unknown.map(([step, key]) => `${step} waits for ${key}, which is not a step.`),
    ...circular(steps).map((it) => `${it} waits for itself.`),
  ]
}
