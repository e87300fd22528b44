import type { MergeField } from '#domain/template/field'
import type { MergeValue, MergeValues } from '#domain/template/values/value'
import { builtIns } from './built-in.ts'
import type { FunctionNode, Node } from './node.ts'
import { parseScript } from './parsing.ts'
import { ScriptProblem } from './problem.ts'
import { readsIn } from './reading.ts'
import { type Helpers, runScript } from './running.ts'
import { identifierOf, type Script } from './script.ts'
import { shownValue } from './value.ts'

type Parsed = { readonly name: string; readonly label: string; readonly node: Node }

const parsedOf = ({ key, name, source }: Script): Parsed[] => {
  try {
    return [{ name: identifierOf(key), label: name, node: parseScript(source) }]
  } catch (error) {
    // What cannot be read is never published; its draft says why.
    if (error instanceof ScriptProblem) return []
    throw error
  }
}

const isHelper = (it: Parsed): it is Parsed & { readonly node: FunctionNode } =>
  it.node.kind === 'function'

/** The scripts of a firm, ready to run. */
export const libraryOf = (scripts: readonly Script[]) => {
  const parsed = scripts.flatMap(parsedOf)
  const helpers: Helpers = new Map(parsed.filter(isHelper).map(({ name, node }) => [name, node]))
  return { helpers, fields: parsed.filter((it) => !isHelper(it)) }
}

export const computedPath = (key: string) => `computed.${identifierOf(key)}`

/** The computed fields of a firm, as templates write them. */
export const computedFields = (scripts: readonly Script[]): MergeField[] =>
  libraryOf(scripts).fields.map(({ name, label }) => ({
    path: `computed.${name}`,
    kind: 'text',
    label: `${label}, computed`,
  }))

/** What a script may call: the firm’s helpers, and what every script may. */
export const helperNames = (scripts: readonly Script[]): readonly string[] => [
  ...libraryOf(scripts).helpers.keys(),
  ...builtIns.keys(),
]

/** Whether a helper calls itself, at once or by way of others. */
export const callsItself = (key: string, helpers: Helpers): boolean => {
  const own = identifierOf(key)
  const seen = new Set<string>()
  const reaches = (name: string): boolean => {
    const node = helpers.get(name)
    if (node === undefined || seen.has(name)) return false
    seen.add(name)
    return readsIn(node).calls.some((it) => it.name === own || reaches(it.name))
  }
  return reaches(own)
}

const resultOf = (node: Node, values: MergeValues, helpers: Helpers): MergeValue => {
  try {
    const value = runScript(node, values, helpers)
    return typeof value === 'number' ? value : shownValue(value) || null
  } catch (error) {
    if (error instanceof ScriptProblem) return null
    throw error
  }
}

/** What a computed field results in, or why there is no result; throws nothing. */
export const shownResult = (
  source: string,
  values: MergeValues,
  scripts: readonly Script[],
): string => {
  try {
    const node = parseScript(source)
    if (node.kind === 'function') return 'A helper has no result of its own. Its tests show it.'
    const shown = shownValue(runScript(node, values, libraryOf(scripts).helpers))
    return shown || 'Empty'
  } catch (error) {
    if (error instanceof ScriptProblem) return error.message
    throw error
  }
}

/** The values of the computed fields that `texts` name; null for one that fails, which then counts as empty. */
export const computedValues = (
  scripts: readonly Script[],
  values: MergeValues,
  texts: readonly string[],
): MergeValues => {
  const text = texts.join('\n')
  if (!text.includes('computed.')) return {}
  const { helpers, fields } = libraryOf(scripts)
  return Object.fromEntries(
    fields
      .filter(({ name }) => text.includes(`computed.${name}`))
      .map(({ name, node }) => [name, resultOf(node, values, helpers)]),
  )
}
