import { sampleValues } from '#domain/template/values/sample-case'
import { libraryOf } from './library.ts'
import type { Node } from './node.ts'
import { parseScript } from './parsing.ts'
import { ScriptProblem } from './problem.ts'
import { type Helpers, runScript, type Scope } from './running.ts'
import type { Script, ScriptTest } from './script.ts'
import { type ScriptValue, shownValue } from './value.ts'

export type TestResult = {
  readonly test: ScriptTest
  readonly got: string
  readonly passed: boolean
}

const sampleFirm = {
  name: 'Example Conveyancing',
  address: '1 High Street, Bristol BS1 1AA',
  phone: '0117 496 0100',
  email: 'hello@example.com',
  regulator: 'SRA',
  regulator_number: '123456',
}

const isScope = (value: unknown): value is Scope =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values with another one at a path: 'case.price'. */
const withValue = (
  scope: Scope,
  [name = '', ...rest]: readonly string[],
  value: ScriptValue,
): Scope => {
  if (rest.length === 0) return { ...scope, [name]: value }
  const inner = Object.hasOwn(scope, name) ? scope[name] : null
  // A record of values is one that scripts read as well.
  const changed = withValue(isScope(inner) ? inner : {}, rest, value)
  return { ...scope, [name]: changed as ScriptValue }
}

const ASSIGNMENT = /^\s*([a-z_][\w.]*)\s*=(?!=)([\s\S]+)$/i

const withGiven = (scope: Scope, given: string): Scope =>
  given
    .split('\n')
    .filter((line) => line.trim() !== '')
    .reduce((all, line) => {
      const [, path, source] = ASSIGNMENT.exec(line) ?? []
      if (path === undefined || source === undefined)
        throw new ScriptProblem(`Write “${line.trim()}” as case.price = 25000000.`, 0, 0)
      return withValue(all, path.split('.'), runScript(parseScript(source), {}, new Map()))
    }, scope)

const valueOfTest = (node: Node, { sample, given }: ScriptTest, helpers: Helpers) => {
  const scope: Scope = { ...sampleValues(sample, {}), firm: sampleFirm }
  if (node.kind !== 'function') return runScript(node, withGiven(scope, given), helpers)
  const list = parseScript(`[${given}]`)
  const args = list.kind === 'list' ? list.items : []
  const call = { kind: 'call', name: 'this', args, from: 0, to: 0 } as const
  return runScript(call, scope, new Map([...helpers, ['this', node]]))
}

/** What a test of a script results in, and whether that was expected. */
export const runTest = (node: Node, test: ScriptTest, helpers: Helpers): TestResult => {
  try {
    const got = shownValue(valueOfTest(node, test, helpers))
    return { test, got, passed: got === test.expected.trim() }
  } catch (error) {
    if (error instanceof ScriptProblem) return { test, got: error.message, passed: false }
    throw error
  }
}

/** The results of the tests of a script among the firm’s others; none for one that cannot be read. */
export const resultsOf = (
  script: Script,
  tests: readonly ScriptTest[],
  others: readonly Script[],
): readonly TestResult[] => {
  try {
    const node = parseScript(script.source)
    const { helpers } = libraryOf([...others.filter(({ key }) => key !== script.key), script])
    return tests.map((it) => runTest(node, it, helpers))
  } catch (error) {
    if (error instanceof ScriptProblem) return []
    throw error
  }
}
