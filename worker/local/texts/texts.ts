import ts from 'typescript'
import type { Source } from '../imports.ts'
import { tsxOfAstro } from './astro.ts'
import { isRead } from './reading.ts'

/** A text of the interface; what is filled in stands in braces. */
export type InterfaceText = { readonly path: string; readonly line: number; readonly text: string }

/** Returns the texts of a file that people read, in its order: markup, and strings that are not code. */
export const textsOf = ({ path, text: source }: Source): InterfaceText[] => {
  const kind = /\.(tsx|astro)$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const code = path.endsWith('.astro') ? tsxOfAstro(source) : source
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind)
  const texts: InterfaceText[] = []
  const add = (node: ts.Node, text: string) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
    texts.push({ path, line, text: text.replace(/\s+/g, ' ').trim() })
  }
  // The text of an element includes that of the elements within it, which is not listed again.
  const visit = (node: ts.Node, isWithin: boolean) => {
    const phrase = isWithin ? null : phraseOf(node)
    if (phrase !== null) add(node, phrase)
    const text = stringOf(node)
    if (text !== null && isRead(node, text)) add(node, text)
    ts.forEachChild(node, (child) =>
      visit(child, (isWithin || phrase !== null) && !ts.isJsxExpression(child)),
    )
  }
  visit(file, false)
  return texts
}

/** Returns the text of an element that holds words of its own, or null. */
const phraseOf = (node: ts.Node) =>
  (ts.isJsxElement(node) || ts.isJsxFragment(node)) && node.children.some(hasWords)
    ? node.children.map(partOf).join('')
    : null

const hasWords = (node: ts.Node) => ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)

const partOf = (node: ts.JsxChild): string => {
  if (ts.isJsxText(node)) return node.text
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.map(partOf).join('')
  if (!ts.isJsxExpression(node) || node.expression === undefined) return ' '
  return stringOf(node.expression) ?? placeholder(node.expression)
}

const stringOf = (node: ts.Node) => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  const spans = node.templateSpans.map((it) => placeholder(it.expression) + it.literal.text)
  return node.head.text + spans.join('')
}

const LONGEST_PLACEHOLDER = 40
const placeholder = (node: ts.Node) =>
  `{${node.getText().replace(/\s+/g, ' ').slice(0, LONGEST_PLACEHOLDER)}}`
