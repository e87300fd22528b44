import { workflowProblems } from './checking.ts'
import { Workflow } from './workflow.ts'

export type ParsedWorkflow = {
  /** The workflow in the file; null when there is none. */
  readonly workflow: Workflow | null
  /** What prevents it from being saved, as sentences. */
  readonly problems: readonly string[]
}

const MOST_TOLD = 50

/** The workflow in the text of an uploaded file, with its problems. */
export const parseWorkflow = (text: string): ParsedWorkflow => {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return {
      workflow: null,
      problems: ['The file is not JSON. Export a workflow to see the format.'],
    }
  }
  const read = Workflow.safeParse(given)
  if (!read.success)
    return {
      workflow: null,
      problems: read.error.issues
        .slice(0, MOST_TOLD)
        .map((issue) => `${placeOf(issue.path)}: ${wordsOf(issue)}`),
    }
  return { workflow: read.data, problems: workflowProblems(read.data) }
}

const places: Readonly<Record<string, string>> = {
  milestones: 'milestone',
  steps: 'step',
  rules: 'rule',
}

/** 'Milestone 3, step 5, due', for milestones.2.steps.4.due. */
const placeOf = (path: readonly PropertyKey[]) => {
  const words: string[] = []
  for (const part of path) {
    const last = words.at(-1) ?? ''
    if (typeof part === 'number')
      words[Math.max(words.length - 1, 0)] = `${places[last] ?? last} ${part + 1}`
    else words.push(String(part))
  }
  const place = words.join(', ') || 'the file'
  return place.charAt(0).toUpperCase() + place.slice(1)
}

type Issue = {
  readonly code: string
  readonly message: string
  readonly values?: readonly unknown[]
  readonly expected?: string
  readonly keys?: readonly string[]
}

const wordsOf = ({ code, message, values, expected, keys }: Issue) => {
  if (code === 'invalid_value' && values) return `use one of ${values.join(', ')}.`
  if (code === 'invalid_type' && expected) return `this is required, as ${expected}.`
  if (code === 'unrecognized_keys' && keys) return `${keys.join(', ')} is not a known field.`
  return message === 'Invalid input' ? 'this does not match the format of an export.' : message
}
