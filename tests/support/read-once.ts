import ts from 'typescript'
import type { Source } from '#worker/local/imports'

/** What a locator says of the page at this very moment, waiting for nothing but the element. */
const reads = new Set(
  [
    ['count', 'title', 'textContent', 'innerText', 'innerHTML', 'inputValue', 'getAttribute'],
    ['allTextContents', 'allInnerTexts', 'isVisible', 'isHidden', 'isChecked'],
    ['isDisabled', 'isEnabled', 'isEditable'],
  ].flat(),
)

/**
 * Returns where a test expects something of the page that it read once, as 'path:line'. On a busy machine the page
 * is not there yet: `expect.poll` asks again.
 */
export const readOnceIn = ({ path, text }: Source): string[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const nodes = below(file)
  const read = nodes
    .filter(ts.isVariableDeclaration)
    .filter(({ initializer }) => isRead(initializer))
  const isReadName = (node: ts.Node) =>
    ts.isIdentifier(node) &&
    read.some(({ name, parent }) => name.getText() === node.text && isWithin(node, parent.parent))
  return nodes
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'expect')
    .filter(({ arguments: [subject] }) => isRead(subject) || here(subject).some(isReadName))
    .map((call) => `${path}:${file.getLineAndCharacterOfPosition(call.getStart()).line + 1}`)
}

const isRead = (node: ts.Node | undefined) =>
  here(node).some(
    (node) =>
      ts.isAwaitExpression(node) &&
      ts.isCallExpression(node.expression) &&
      ts.isPropertyAccessExpression(node.expression.expression) &&
      reads.has(node.expression.expression.name.text),
  )

// A constant is known in the block that declares it.
const isWithin = (node: ts.Node, declared: ts.Node) =>
  node.pos >= declared.parent.pos && node.end <= declared.parent.end

const below = (node: ts.Node): ts.Node[] => [node, ...childrenOf(node).flatMap(below)]

/** The nodes that run with this one; not those of functions in it. */
const here = (node: ts.Node | undefined): ts.Node[] =>
  node === undefined || ts.isFunctionLike(node)
    ? []
    : [node, ...childrenOf(node).flatMap((child) => here(child))]

const childrenOf = (node: ts.Node) => {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}
