import ts from 'typescript'
import type { Source } from '../imports.ts'

/** Lengths of a function in lines; `own` leaves out those of functions inside it, but for their first. */
export type FunctionLength = { readonly all: number; readonly own: number }

export type Syntax = {
  readonly casts: number
  readonly neverCasts: number
  readonly functions: readonly FunctionLength[]
}

/** Returns the casts and function lengths of a file; `as const` is not counted. */
export const syntaxOf = ({ path, text }: Source): Syntax => {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind)
  const casts: string[] = []
  const functions: FunctionLength[] = []
  const lineAt = (at: number) => file.getLineAndCharacterOfPosition(at).line
  // Returns the lines that the functions within the node add to the one around it.
  const visit = (node: ts.Node): number => {
    if (ts.isAsExpression(node)) casts.push(node.type.getText(file))
    let inner = 0
    ts.forEachChild(node, (child) => {
      inner += visit(child)
    })
    if (!isFunctionWithBody(node)) return inner
    const more = lineAt(node.end) - lineAt(node.getStart(file))
    functions.push({ all: more + 1, own: more + 1 - inner })
    return more
  }
  visit(file)
  return {
    casts: casts.filter((type) => type !== 'const').length,
    neverCasts: casts.filter((type) => type === 'never').length,
    functions,
  }
}

const isFunctionWithBody = (node: ts.Node) =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
