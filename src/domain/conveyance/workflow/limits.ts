import type { Finding } from './validation.ts'
import type { Step, Workflow } from './workflow.ts'

const MAX_MILESTONES = 40
export const MAX_STEPS = 400
/** Characters of an import: the largest request is 1 MB. */
export const MAX_IMPORT_LENGTH = 900_000

const countOf = ({ milestones }: Workflow) =>
  milestones.reduce((sum, { steps }) => sum + steps.length, 0)

const error = (place: Finding['place'], text: string): Finding => ({
  severity: 'error',
  place,
  text,
})

const MARKUP = /[<>]/
const PLAIN = 'Use plain text: < and > are not allowed.'

const namesOf = ({ title, client_title, client_help, client_part, waits_on }: Step) => [
  title,
  client_title,
  client_help,
  client_part?.title,
  client_part?.text,
  waits_on?.what,
]

const markup = (workflow: Workflow): Finding[] => [
  ...(MARKUP.test(workflow.name)
    ? [error({}, `The name of the workflow has markup. ${PLAIN}`)]
    : []),
  ...workflow.rules.flatMap(({ name }, rule) =>
    MARKUP.test(name ?? '') ? [error({ rule }, `The name of a rule has markup. ${PLAIN}`)] : [],
  ),
  ...workflow.milestones.flatMap((milestone) => [
    ...(MARKUP.test(milestone.name + milestone.client_name + milestone.meaning)
      ? [error({ milestone: milestone.key }, `${milestone.key} has markup. ${PLAIN}`)]
      : []),
    ...milestone.steps
      .filter((it) => MARKUP.test(namesOf(it).join('')))
      .map((it) =>
        error({ milestone: milestone.key, step: it.key }, `${it.key} has markup. ${PLAIN}`),
      ),
  ]),
]

/** What is too much for a workflow to be stored at all, and where. */
export const limitFindings = (workflow: Workflow): Finding[] => {
  if (workflow.milestones.length > MAX_MILESTONES)
    return [error({}, `A workflow has at most ${MAX_MILESTONES} milestones.`)]
  const steps = countOf(workflow)
  if (steps > MAX_STEPS)
    return [error({}, `A workflow has at most ${MAX_STEPS} steps; this one has ${steps}.`)]
  return markup(workflow)
}
