import { Graph, layout } from '@dagrejs/dagre'
import { stepRoleNames } from '#domain/conveyance/plan/step-role-labels'
import { stepsOf } from '#domain/conveyance/workflow/editing/steps'
import type { Step, Workflow } from '#domain/conveyance/workflow/workflow'

const WIDTH = 188
const HEIGHT = 52

export type DiagramNode = {
  readonly key: string
  readonly title: string
  readonly detail: string
  /** A step of another milestone. */
  readonly isOutside: boolean
  readonly x: number
  readonly y: number
}
export type DiagramEdge = { readonly from: string; readonly to: string }

/** The steps of a milestone, or of the whole workflow for null, with what they wait for, laid out from top to bottom. */
export const diagramOf = (workflow: Workflow, milestone: string | null) => {
  const all = stepsOf(workflow)
  const inside = workflow.milestones
    .filter((it) => milestone === null || it.key === milestone)
    .flatMap((it) => it.steps)
  const own = new Set(inside.map((it) => it.key))
  const before = new Set(inside.flatMap((it) => it.depends_on))
  const shown = all.filter((it) => own.has(it.key) || before.has(it.key))
  const keys = new Set(shown.map((it) => it.key))
  const edges = inside.flatMap((step) =>
    step.depends_on.filter((it) => keys.has(it)).map((from) => ({ from, to: step.key })),
  )
  return { nodes: placed(shown, edges, own), edges }
}

const placed = (
  steps: readonly Step[],
  edges: readonly DiagramEdge[],
  own: ReadonlySet<string>,
): DiagramNode[] => {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: 18, ranksep: 34 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { key } of steps) graph.setNode(key, { width: WIDTH, height: HEIGHT })
  for (const { from, to } of edges) graph.setEdge(from, to)
  layout(graph)
  return steps.map((step) => {
    const { x, y } = graph.node(step.key)
    return {
      key: step.key,
      title: `${step.number} ${step.title}`,
      detail: stepRoleNames[step.assignee],
      isOutside: !own.has(step.key),
      x: x - WIDTH / 2,
      y: y - HEIGHT / 2,
    }
  })
}
