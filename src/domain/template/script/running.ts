import { type Arithmetic, combined } from './arithmetic.ts'
import { type Budget, budgetOf, LONGEST_RESULT } from './budget.ts'
import { builtIns } from './built-in.ts'
import type { FunctionNode, Node } from './node.ts'
import { ScriptProblem } from './problem.ts'
import {
  isFunctionValue,
  isList,
  isText,
  isTrue,
  type ScriptFunction,
  type ScriptValue,
} from './value.ts'

/** The names that a script reads, with what each is worth. */
export type Scope = Readonly<Record<string, ScriptValue>>

/** The firm’s helpers by name. */
export type Helpers = ReadonlyMap<string, FunctionNode>

type Run = { readonly budget: Budget; readonly helpers: Helpers }

/** What a script results in; throws `ScriptProblem` for one that does too much, or something that does not fit. */
export const runScript = (node: Node, scope: Scope, helpers: Helpers): ScriptValue => {
  const value = evaluate(node, scope, { budget: budgetOf(), helpers })
  if (isText(value) && value.length > LONGEST_RESULT)
    throw new ScriptProblem('The text that the script makes is too long.', 0, 0)
  return value
}

const fail = (message: string, { from, to }: Node): never => {
  throw new ScriptProblem(message, from, to)
}

const counted = (run: Run, value: ScriptValue): ScriptValue => {
  if (isText(value) || isList(value)) run.budget.made(value.length)
  return value
}

const evaluate = (node: Node, scope: Scope, run: Run): ScriptValue => {
  run.budget.step()
  switch (node.kind) {
    case 'literal':
      return node.value
    case 'name':
      return Object.hasOwn(scope, node.name) ? (scope[node.name] ?? null) : null
    case 'member':
      return memberOf(evaluate(node.of, scope, run), node.name)
    case 'unary':
      return unaryOf(node, evaluate(node.of, scope, run))
    case 'binary':
      return counted(run, binaryOf(node, scope, run))
    case 'if':
      return evaluate(isTrue(evaluate(node.when, scope, run)) ? node.then : node.other, scope, run)
    case 'list':
      return counted(
        run,
        node.items.map((it) => evaluate(it, scope, run)),
      )
    case 'function':
      return closureOf(node, scope, run)
    case 'let':
      return evaluate(node.rest, { ...scope, [node.name]: evaluate(node.value, scope, run) }, run)
    case 'call':
      return counted(run, callOf(node, scope, run))
  }
}

const memberOf = (value: ScriptValue, name: string): ScriptValue => {
  if (typeof value !== 'object' || value === null || isList(value)) return null
  const found: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : null
  return isScriptValue(found) ? found : null
}

const isScriptValue = (value: unknown): value is ScriptValue =>
  value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value)

const unaryOf = (node: Extract<Node, { kind: 'unary' }>, value: ScriptValue): ScriptValue => {
  if (node.mark === 'not') return !isTrue(value)
  if (value === null) return null
  return typeof value === 'number' ? -value : fail('Only a number can have a minus.', node)
}

const binaryOf = (node: Extract<Node, { kind: 'binary' }>, scope: Scope, run: Run): ScriptValue => {
  const { mark } = node
  const left = evaluate(node.left, scope, run)
  if (mark === 'and') return isTrue(left) ? evaluate(node.right, scope, run) : left
  if (mark === 'or') return isTrue(left) ? left : evaluate(node.right, scope, run)
  return combinedOf(node, mark, left, evaluate(node.right, scope, run))
}

const combinedOf = (node: Node, mark: Arithmetic, left: ScriptValue, right: ScriptValue) => {
  const value = combined(mark, left, right)
  if (value === undefined)
    return fail(`“${mark}” does not fit a ${kindOf(left)} and a ${kindOf(right)}.`, node)
  if (typeof value === 'number' && !Number.isFinite(value))
    return fail('The number is too large.', node)
  return value
}

const kindOf = (value: ScriptValue) => {
  if (isList(value)) return 'list'
  if (isText(value)) return 'text'
  if (typeof value === 'boolean') return 'condition'
  return typeof value === 'number' ? 'number' : 'record'
}

const closureOf =
  ({ params, body }: FunctionNode, scope: Scope, run: Run): ScriptFunction =>
  (args) => {
    const own = Object.fromEntries(params.map((name, at) => [name, args[at] ?? null]))
    return run.budget.call(() => evaluate(body, { ...scope, ...own }, run))
  }

const callOf = (node: Extract<Node, { kind: 'call' }>, scope: Scope, run: Run): ScriptValue => {
  const args = node.args.map((it) => evaluate(it, scope, run))
  const local = Object.hasOwn(scope, node.name) ? scope[node.name] : undefined
  if (local !== undefined && isFunctionValue(local)) return local(args)
  const helper = run.helpers.get(node.name)
  // A helper knows its parameters alone, so that it means the same wherever it is used.
  if (helper) return closureOf(helper, {}, run)(args)
  const value = builtIns.get(node.name)?.run(args)
  return value === undefined ? fail(`“${node.name}” cannot be used with this.`, node) : value
}
