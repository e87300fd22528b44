import type { Action } from '#domain/conveyance/automation/action'
import { error, type Finding, warning } from '#domain/conveyance/workflow/finding'
import type { WorkflowRow } from '#domain/conveyance/workflow/listing'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { matterNames } from '#domain/matter-names'

/** A published workflow as others refer to it. */
export type WorkflowLink = Pick<WorkflowRow, 'key' | 'name' | 'matter_type' | 'is_part' | 'starts'>

type Start = { readonly place: Finding['place']; readonly key: string }

const startsOf = (actions: readonly Action[], place: Finding['place']): Start[] =>
  actions.flatMap((it) => (it.do === 'start_workflow' ? { place, key: it.workflow } : []))

/** The workflows that a workflow starts, and where. */
const placedStarts = ({ rules, milestones }: Workflow): Start[] => [
  ...rules.flatMap(({ then }, rule) => startsOf(then, { rule })),
  ...milestones.flatMap(({ key: milestone, steps }) =>
    steps.flatMap(({ key: step, actions }) => startsOf(actions, { milestone, step })),
  ),
]

/** The keys of the workflows that a workflow starts. */
export const startedKeys = (workflow: Workflow): string[] => [
  ...new Set(placedStarts(workflow).map((it) => it.key)),
]

type Links = ReadonlyMap<string, WorkflowLink>

/** The workflows from one to another, both included, along what each starts; null where none leads there. */
const pathTo = (to: string, from: string, links: Links): readonly string[] | null => {
  const paths: (readonly string[])[] = [[from]]
  const seen = new Set<string>()
  for (const path of paths) {
    const last = path.at(-1) ?? ''
    if (last === to) return path
    if (seen.has(last)) continue
    seen.add(last)
    paths.push(...(links.get(last)?.starts ?? []).map((next) => [...path, next]))
  }
  return null
}

const circleText = (path: readonly string[], nameOf: (key: string) => string) => {
  const [first = '', ...rest] = path.map((key) => `“${nameOf(key)}”`)
  return rest.length === 0
    ? `${first} cannot start itself.`
    : `This starts ${first}, which starts ${rest.join(', which starts ')} again. Workflows cannot start each other.`
}

const linksOf = (workflow: Workflow, published: readonly WorkflowLink[]): Links =>
  new Map(published.filter((it) => it.key !== workflow.key).map((it) => [it.key, it]))

/** Each place where a workflow starts one that leads back to it. `published`: those in force. */
export const circleFindings = (
  workflow: Workflow,
  published: readonly WorkflowLink[],
): Finding[] => {
  const links = linksOf(workflow, published)
  const nameOf = (key: string) =>
    key === workflow.key ? workflow.name : (links.get(key)?.name ?? key)
  return placedStarts(workflow).flatMap(({ place, key }) => {
    const path = pathTo(workflow.key, key, links)
    return path === null ? [] : error(place, circleText(path, nameOf))
  })
}

/** Each place where a workflow starts one that the firm does not publish as a part of such cases. */
export const missingPartFindings = (
  workflow: Workflow,
  published: readonly WorkflowLink[],
): Finding[] => {
  const { matter_type, key: own } = workflow
  const isPart = (key: string) =>
    published.some((it) => it.key === key && it.is_part && it.matter_type === matter_type)
  const matter = matterNames[matter_type].toLowerCase()
  return placedStarts(workflow)
    .filter(({ key }) => key !== own && !isPart(key))
    .map(({ place, key }) =>
      warning(
        place,
        `No workflow “${key}” is published as a part of cases of the type ${matter}. Publish it, or choose another.`,
      ),
    )
}
