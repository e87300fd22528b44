import { type Cursor, cursorOf } from './cursor.ts'
import type { BinaryMark, FunctionNode, Node, Span } from './node.ts'

/** The marks between two values, the loosest first. */
const levels: readonly (readonly BinaryMark[])[] = [
  ['or'],
  ['and'],
  ['==', '!=', '<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
]

const words = ['let', 'if', 'then', 'else', 'and', 'or', 'not', 'true', 'false', 'empty']

/** What a script says; throws `ScriptProblem`. */
export const parseScript = (source: string): Node => {
  const cursor = cursorOf(source)
  const node =
    cursor.is('(') || cursor.peek().kind === 'name' ? program(cursor) : expression(cursor)
  const rest = cursor.peek()
  if (rest.kind !== 'end') cursor.fail(`“${rest.text}” is too much here.`)
  return node
}

const across = (first: Span, last: Span): Span => ({ from: first.from, to: last.to })

const isFunction = (cursor: Cursor) => {
  if (cursor.peek().kind === 'name') return cursor.is('=>', 1)
  if (!cursor.is('(')) return false
  let ahead = 1
  while (cursor.peek(ahead).kind === 'name' || cursor.is(',', ahead)) ahead += 1
  return cursor.is(')', ahead) && cursor.is('=>', ahead + 1)
}

const program = (cursor: Cursor): Node => (isFunction(cursor) ? functionOf(cursor) : body(cursor))

/** “let” with what follows it, or an expression. */
const body = (cursor: Cursor): Node => {
  const first = cursor.take('let')
  if (first === null) return expression(cursor)
  const { text: name } = nameIn(cursor)
  cursor.expect('=')
  const value = isFunction(cursor) ? functionOf(cursor) : expression(cursor)
  cursor.expect(';')
  const rest = cursor.deeper(() => body(cursor))
  return { kind: 'let', name, value, rest, ...across(first, rest) }
}

const nameIn = (cursor: Cursor) => {
  const token = cursor.peek()
  if (token.kind !== 'name' || words.includes(token.text)) cursor.fail('Write a name here.')
  return cursor.next()
}

const functionOf = (cursor: Cursor): FunctionNode => {
  const first = cursor.peek()
  const params: string[] = []
  if (cursor.take('(')) {
    while (!cursor.is(')')) {
      params.push(nameIn(cursor).text)
      if (!cursor.is(')')) cursor.expect(',')
    }
    cursor.expect(')')
  } else params.push(nameIn(cursor).text)
  cursor.expect('=>')
  const inside = cursor.deeper(() => body(cursor))
  return { kind: 'function', params, body: inside, ...across(first, inside) }
}

const expression = (cursor: Cursor, level = 0): Node =>
  cursor.is('if') ? choice(cursor) : level < levels.length ? binary(cursor, level) : unary(cursor)

const choice = (cursor: Cursor): Node => {
  const first = cursor.expect('if')
  return cursor.deeper(() => {
    const when = expression(cursor)
    cursor.expect('then')
    const then = expression(cursor)
    cursor.expect('else')
    const other = expression(cursor)
    return { kind: 'if', when, then, other, ...across(first, other) }
  })
}

const binary = (cursor: Cursor, level: number): Node => {
  let left = cursor.deeper(() => expression(cursor, level + 1))
  for (;;) {
    const mark = levels[level]?.find((it) => cursor.is(it))
    if (mark === undefined) return left
    cursor.next()
    const right = cursor.deeper(() => expression(cursor, level + 1))
    left = { kind: 'binary', mark, left, right, ...across(left, right) }
  }
}

const unary = (cursor: Cursor): Node => {
  const mark = cursor.take('not') ?? cursor.take('-')
  if (mark === null) return members(cursor)
  const of = cursor.deeper(() => unary(cursor))
  return { kind: 'unary', mark: mark.text === '-' ? '-' : 'not', of, ...across(mark, of) }
}

const members = (cursor: Cursor): Node => {
  let node = single(cursor)
  while (cursor.take('.')) {
    const name = cursor.peek()
    if (name.kind !== 'name') cursor.fail('Write the name of a field after the dot.')
    cursor.next()
    node = { kind: 'member', of: node, name: name.text, ...across(node, name) }
  }
  return node
}

const literals: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  empty: null,
}

const single = (cursor: Cursor): Node => {
  const token = cursor.next()
  const { kind, text } = token
  if (kind === 'number')
    return { ...token, kind: 'literal', value: Number(text.replaceAll('_', '')) }
  if (kind === 'text') return { ...token, kind: 'literal', value: text.slice(1, -1) }
  if (kind === 'mark' && text === '[') return listOf(cursor, token)
  if (kind === 'mark' && text === '(') {
    const inside = cursor.deeper(() => expression(cursor))
    cursor.expect(')')
    return inside
  }
  const literal = Object.hasOwn(literals, text) ? literals[text] : undefined
  if (literal !== undefined) return { ...token, kind: 'literal', value: literal }
  if (kind !== 'name' || words.includes(text))
    return cursor.fail(
      kind === 'end' ? 'Something is missing at the end.' : `“${text}” is not expected here.`,
      token,
    )
  return cursor.is('(')
    ? callOf(cursor, token)
    : { kind: 'name', name: text, ...across(token, token) }
}

const listOf = (cursor: Cursor, first: Span): Node => {
  const items = entriesIn(cursor, ']')
  return { kind: 'list', items, ...across(first, cursor.expect(']')) }
}

const callOf = (cursor: Cursor, name: Span & { readonly text: string }): Node => {
  cursor.expect('(')
  const args = entriesIn(cursor, ')')
  return { kind: 'call', name: name.text, args, ...across(name, cursor.expect(')')) }
}

const entriesIn = (cursor: Cursor, end: ')' | ']'): readonly Node[] => {
  const found: Node[] = []
  while (!cursor.is(end)) {
    found.push(cursor.deeper(() => (isFunction(cursor) ? functionOf(cursor) : expression(cursor))))
    if (!cursor.is(end)) cursor.expect(',')
  }
  return found
}
