import { nearest } from '#domain/template/nearest'
import { builtIns } from './built-in.ts'
import type { FunctionNode, Node, Span } from './node.ts'

/** Something that a script reads or calls, with where. */
export type Read = Span & { readonly path: string }
export type Call = Span & { readonly name: string; readonly count: number }

export type Reads = { readonly fields: readonly Read[]; readonly calls: readonly Call[] }

/** 'case.handler.name' of a chain of names; null for a chain that begins with anything else. */
const pathOf = (node: Node): string | null => {
  if (node.kind === 'name') return node.name
  const inner = node.kind === 'member' ? pathOf(node.of) : null
  return inner === null || node.kind !== 'member' ? null : `${inner}.${node.name}`
}

const childrenOf = (node: Node): readonly Node[] => {
  if (node.kind === 'member' || node.kind === 'unary') return [node.of]
  if (node.kind === 'binary') return [node.left, node.right]
  if (node.kind === 'if') return [node.when, node.then, node.other]
  if (node.kind === 'list') return node.items
  return node.kind === 'call' ? node.args : []
}

/** What a script reads and calls, without the names that it gives itself. */
export const readsIn = (node: Node, own: readonly string[] = []): Reads => {
  if (node.kind === 'let')
    return joined(readsIn(node.value, own), readsIn(node.rest, [...own, node.name]))
  if (node.kind === 'function') return readsIn(node.body, [...own, ...node.params])
  const path = pathOf(node)
  if (path !== null) {
    const isOwn = own.includes(path.split('.')[0] ?? '')
    return { fields: isOwn ? [] : [{ path, from: node.from, to: node.to }], calls: [] }
  }
  const inside = childrenOf(node).map((it) => readsIn(it, own))
  return joined(...inside, { fields: [], calls: callsOf(node, own) })
}

const callsOf = (node: Node, own: readonly string[]): readonly Call[] =>
  node.kind === 'call' && !own.includes(node.name)
    ? [{ name: node.name, count: node.args.length, from: node.from, to: node.to }]
    : []

const joined = (...all: readonly Reads[]): Reads => ({
  fields: all.flatMap((it) => it.fields),
  calls: all.flatMap((it) => it.calls),
})

const counted = (least: number, most: number) =>
  least === most ? String(least) : `${least} to ${most}`

/** What is wrong with a call: an unknown name, or a wrong number of arguments; null for nothing. */
export const callProblem = (
  { name, count }: Call,
  helpers: ReadonlyMap<string, FunctionNode>,
): string | null => {
  const helper = helpers.get(name)
  const builtIn = builtIns.get(name)
  const limits = helper
    ? { least: helper.params.length, most: helper.params.length }
    : builtIn && { least: builtIn.least, most: builtIn.most }
  if (limits === undefined) {
    const near = nearest(name, [...helpers.keys(), ...builtIns.keys()])
    return `There is no helper “${name}”.${near ? ` Did you mean “${near}”?` : ''}`
  }
  if (count >= limits.least && count <= limits.most) return null
  const values = limits.most === 1 ? 'value' : 'values'
  return `“${name}” takes ${counted(limits.least, limits.most)} ${values}, not ${count}.`
}
