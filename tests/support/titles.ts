import ts from 'typescript'
import type { Source } from '#worker/local/imports'
import { sourcesUnder } from './sources.ts'

/** A test as its source tells it. */
export type TestTitle = {
  /** The path below tests/: 'spec/section-9-constants.test.ts'. */
  readonly file: string
  /** Its own title behind those of the blocks around it, as they are written: 'a toast › closes itself'. */
  readonly title: string
  /** What the tables of `each` hold, as they are written; '' where they are imported or made. */
  readonly rows: string
  readonly isRun: boolean
}

type Block = Omit<TestTitle, 'file'>
type Called = {
  readonly kind: 'describe' | 'test'
  readonly modifiers: readonly string[]
  readonly table: ts.Expression | undefined
}

// Whatever may keep a test from running, and its neighbours with it.
const idle = new Set(['skip', 'todo', 'only', 'skipIf', 'runIf', 'fails'])

/** Every test of the project by its titles, as the sources have them. */
export const testTitles = (): TestTitle[] =>
  sourcesUnder(['tests'], /\.test\.tsx?$/).flatMap(titlesIn)

/** The tests of one file, in its order. */
export const titlesIn = ({ path, text }: Source): TestTitle[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const found: TestTitle[] = []
  const walk = (node: ts.Node, around: Block): void => {
    const called = ts.isCallExpression(node) ? calledBy(node.expression) : null
    if (called && ts.isCallExpression(node)) read(called, node.arguments, around)
    else ts.forEachChild(node, (it) => walk(it, around))
  }
  const read = (called: Called, [title, ...more]: readonly ts.Expression[], around: Block) => {
    const block = {
      title: [around.title, textOf(title, file)].filter(Boolean).join(' › '),
      rows: around.rows + tableOf(called.table, file),
      isRun: around.isRun && !called.modifiers.some((it) => idle.has(it)) && !more.some(isIdle),
    }
    if (called.kind === 'test') found.push({ file: path.replace(/^tests\//, ''), ...block })
    else for (const expression of more) ts.forEachChild(expression, (child) => walk(child, block))
  }
  walk(file, { title: '', rows: '', isRun: true })
  return found
}

/** What `test`, `test.skip` or `describe.each(table)` call; null for any other call. */
const calledBy = (callee: ts.Expression): Called | null => {
  if (ts.isIdentifier(callee)) {
    const { text } = callee
    const isOurs = text === 'describe' || text === 'test'
    return isOurs ? { kind: text, modifiers: [], table: undefined } : null
  }
  if (ts.isCallExpression(callee)) {
    const inner = calledBy(callee.expression)
    return inner && { ...inner, table: callee.arguments[0] }
  }
  if (!ts.isPropertyAccessExpression(callee)) return null
  const inner = calledBy(callee.expression)
  return inner && { ...inner, modifiers: [...inner.modifiers, callee.name.text] }
}

const textOf = (title: ts.Expression | undefined, file: ts.SourceFile) => {
  if (title === undefined) return ''
  return ts.isStringLiteralLike(title) ? title.text : sourceOf(title, file)
}

// A table that stands before its tests under a name of its own is as good as one between the brackets.
const tableOf = (table: ts.Expression | undefined, file: ts.SourceFile): string => {
  if (table === undefined) return ''
  if (!ts.isIdentifier(table)) return sourceOf(table, file)
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && name.text === table.text && initializer)
        return sourceOf(initializer, file)
  }
  return ''
}

const sourceOf = (node: ts.Node, file: ts.SourceFile) =>
  file.text.slice(node.pos, node.end).trim().replaceAll("\\'", "'")

const isIdle = (argument: ts.Expression) =>
  ts.isObjectLiteralExpression(argument) &&
  argument.properties.some(({ name }) => name && ts.isIdentifier(name) && idle.has(name.text))
