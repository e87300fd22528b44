import { conditionText } from '#domain/conveyance/workflow/condition-text'
import { type Plan, type Task, tasksOf } from './plan.ts'

/** The steps that a change of the case added or removed, by the condition that decides it. */
export type AdjustedSteps = {
  /** 'the tenure is leasehold' */
  readonly condition: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

const isPart = ({ status }: Task) => status !== 'not_applicable'

const titled = (tasks: readonly Task[]) => tasks.map(({ title }) => title)

/** What a change made of the steps with a condition; nothing where each applies, or not, as before. */
export const adjustedSteps = (before: Plan, after: Plan): AdjustedSteps[] => {
  const previous = new Map(tasksOf(before).map((it) => [it.key, it]))
  const adjusted = tasksOf(after).filter((task) => {
    const old = previous.get(task.key)
    return task.condition !== null && old !== undefined && isPart(old) !== isPart(task)
  })
  const byCondition = Object.groupBy(adjusted, ({ condition }) =>
    condition === null ? '' : conditionText(condition),
  )
  return Object.entries(byCondition).map(([condition, tasks = []]) => ({
    condition,
    added: titled(tasks.filter(isPart)),
    removed: titled(tasks.filter((it) => !isPart(it))),
  }))
}

const listed = (titles: readonly string[]) => titles.map((it) => `“${it}”`).join(', ')

/** 'Added, as the tenure is leasehold: “Order leasehold pack”'. */
export const adjustedText = ({ condition, added, removed }: AdjustedSteps): string =>
  [
    ...(added.length > 0 ? [`Added, as ${condition}: ${listed(added)}`] : []),
    ...(removed.length > 0
      ? [`No longer part, as it applies only when ${condition}: ${listed(removed)}`]
      : []),
  ].join('. ')
