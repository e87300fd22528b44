import type { Finding } from '#domain/template/checking/finding'
import { mergeFields } from '#domain/template/fields'
import { nearest } from '#domain/template/nearest'
import { callsItself, libraryOf } from './library.ts'
import type { Node } from './node.ts'
import { parseScript } from './parsing.ts'
import { ScriptProblem } from './problem.ts'
import { callProblem, type Read, readsIn } from './reading.ts'
import { identifierOf, type Script, type ScriptTest } from './script.ts'
import { runTest } from './testing.ts'

type Checked = {
  readonly script: Script
  readonly tests: readonly ScriptTest[]
  /** Every script of the firm that is in force. */
  readonly others: readonly Script[]
}

const error = (message: string, from = 0, to = 0): Finding => ({
  place: 'body',
  level: 'error',
  message,
  from,
  to,
})

/** Everything that stands against publishing a script: what cannot be read, unknown names, failing tests. */
export const checkScript = (checked: Checked): Finding[] => {
  const { script } = checked
  if (script.source.trim() === '') return [error('Write the script.')]
  try {
    return readable(parseScript(script.source), checked)
  } catch (problem) {
    if (problem instanceof ScriptProblem) return [error(problem.message, problem.from, problem.to)]
    throw problem
  }
}

const readable = (node: Node, { script, tests, others }: Checked): Finding[] => {
  const all = [...others.filter(({ key }) => key !== script.key), script]
  const { helpers } = libraryOf(all)
  const { fields, calls } = readsIn(node)
  const wrongCalls = calls.flatMap((it) => {
    const problem = callProblem(it, helpers)
    return problem === null ? [] : [error(problem, it.from, it.to)]
  })
  return [
    ...fields.flatMap((it) => fieldFindings(it, node)),
    ...wrongCalls,
    ...(callsItself(script.key, helpers) ? [error('This helper calls itself.')] : []),
    ...testFindings(node, tests, all, identifierOf(script.key)),
  ]
}

const known = mergeFields.map(({ path }) => path)

const isKnown = (path: string) => known.includes(path) || known.includes(`${path}[]`)

const fieldFindings = ({ path, from, to }: Read, node: Node): Finding[] => {
  if (node.kind === 'function')
    return [error(`A helper knows only its own values, not “${path}”.`, from, to)]
  if (isKnown(path)) return []
  const near = nearest(
    path,
    known.filter((it) => !it.includes('[]')),
  )
  return [error(`There is no field “${path}”.${near ? ` Did you mean “${near}”?` : ''}`, from, to)]
}

const testFindings = (
  node: Node,
  tests: readonly ScriptTest[],
  all: readonly Script[],
  name: string,
): Finding[] => {
  if (tests.length === 0) return [error(`Add a test of ${name} with what it has to result in.`)]
  const { helpers } = libraryOf(all)
  return tests
    .map((it) => runTest(node, it, helpers))
    .filter(({ passed }) => !passed)
    .map(({ test, got }) =>
      error(`The test “${test.name}” results in “${got}”, not “${test.expected.trim()}”.`),
    )
}
