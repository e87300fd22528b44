import ts from 'typescript'
import type { Source } from '../imports.ts'

/** Counts of a file; `functions` are lengths in lines. */
export type Syntax = {
  readonly casts: number
  readonly neverCasts: number
  readonly functions: readonly number[]
}

/** Returns the casts and function lengths of a file; `as const` is not counted. */
export const syntaxOf = ({ path, text }: Source): Syntax => {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind)
  const casts: string[] = []
  const functions: number[] = []
  const lineAt = (at: number) => file.getLineAndCharacterOfPosition(at).line
  const visit = (node: ts.Node) => {
    if (ts.isAsExpression(node)) casts.push(node.type.getText(file))
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined)
      functions.push(lineAt(node.end) - lineAt(node.getStart(file)) + 1)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return {
    casts: casts.filter((type) => type !== 'const').length,
    neverCasts: casts.filter((type) => type === 'never').length,
    functions,
  }
}
