import { workflowProblems } from './checking.ts'
import { MAX_IMPORT_LENGTH } from './limits.ts'
import { Workflow } from './workflow.ts'

export type ParsedWorkflow = {
  readonly workflow: Workflow | null
  /** What prevents it from being saved, as sentences. */
  readonly problems: readonly string[]
}

const MAX_PROBLEMS = 50

export const parseWorkflow = (text: string): ParsedWorkflow => {
  if (text.length > MAX_IMPORT_LENGTH)
    return {
      workflow: null,
      problems: ['The file is too large. A workflow has at most 400 steps.'],
    }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return {
      workflow: null,
      problems: ['The file is not JSON. Export a workflow to see the format.'],
    }
  }
  const parsed = Workflow.safeParse(json)
  if (!parsed.success)
    return {
      workflow: null,
      problems: parsed.error.issues
        .slice(0, MAX_PROBLEMS)
        .map((issue) => `${locationOf(issue.path)}: ${issueText(issue)}`),
    }
  return { workflow: parsed.data, problems: workflowProblems(parsed.data) }
}

const locationNames: Readonly<Record<string, string>> = {
  milestones: 'milestone',
  steps: 'step',
  rules: 'rule',
}

/** 'Milestone 3, step 5, due', for milestones.2.steps.4.due. */
const locationOf = (path: readonly PropertyKey[]) => {
  const segments: string[] = []
  for (const part of path) {
    const last = segments.at(-1) ?? ''
    if (typeof part === 'number')
      segments[Math.max(segments.length - 1, 0)] = `${locationNames[last] ?? last} ${part + 1}`
    else segments.push(String(part))
  }
  const location = segments.join(', ') || 'the file'
  return location.charAt(0).toUpperCase() + location.slice(1)
}

type Issue = {
  readonly code: string
  readonly message: string
  readonly values?: readonly unknown[]
  readonly expected?: string
  readonly keys?: readonly string[]
}

const issueText = ({ code, message, values, expected, keys }: Issue) => {
  if (code === 'invalid_value' && values) return `use one of ${values.join(', ')}.`
  if (code === 'invalid_type' && expected) return `this is required, as ${expected}.`
  if (code === 'unrecognized_keys' && keys) return `${keys.join(', ')} is not a known field.`
  return message === 'Invalid input' ? 'this does not match the format of an export.' : message
}
