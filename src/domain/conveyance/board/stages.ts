import type { Workflow } from '#domain/conveyance/workflow/workflow'

/** A stage as the workflows in force have it; `position` from 0 to 1 is how far along it lies. */
export type BoardStage = {
  readonly name: string
  readonly position: number
  readonly usual_wd: number | null
}

type Listed = Pick<Workflow, 'milestones'>

const mean = (values: readonly number[]) =>
  values.reduce((sum, it) => sum + it, 0) / Math.max(1, values.length)

/** The stages of some workflows by key; one that several share lies at the mean of its positions. */
export const boardStages = (workflows: readonly Listed[]): ReadonlyMap<string, BoardStage> => {
  const found = workflows.flatMap(({ milestones }) =>
    milestones.map(({ key, name, usual_wd }, at) => ({
      key,
      name,
      usual_wd,
      position: (at + 1) / milestones.length,
    })),
  )
  const byKey = Object.entries(Object.groupBy(found, ({ key }) => key))
  return new Map(
    byKey.map(([key, same = []]) => [
      key,
      {
        name: same[0]?.name ?? key,
        position: mean(same.map(({ position }) => position)),
        usual_wd: same.length === 0 ? null : Math.round(mean(same.map((it) => it.usual_wd))),
      },
    ]),
  )
}
