import ts from 'typescript'
import type { Source } from '#worker/local/imports'

/** What a locator says of the page at this very moment, waiting for nothing but the element. */
const reads = new Set(
  [
    ['count', 'title', 'textContent', 'innerText', 'innerHTML', 'inputValue', 'getAttribute'],
    ['allTextContents', 'allInnerTexts', 'isVisible', 'isHidden', 'isChecked'],
    ['isDisabled', 'isEnabled', 'isEditable', 'evaluate', 'evaluateAll'],
  ].flat(),
)

/**
 * Returns where a test expects something of the page that it read once, as 'path:line'. On a busy machine the page
 * is not there yet: `expect.poll` asks again.
 */
export const readOnceIn = ({ path, text }: Source): string[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const nodes = below(file)
  const constants = nodes.filter(ts.isVariableDeclaration)
  const readers = new Set(constants.filter(isReader).map(({ name }) => name.getText()))
  const isRead = (node: ts.Node | undefined) => here(node).some((it) => isReading(it, readers))
  const read = constants.filter(({ initializer }) => isRead(initializer))
  const isReadName = (node: ts.Node) =>
    ts.isIdentifier(node) &&
    read.some(
      ({ name, parent }) => namesIn(name).includes(node.text) && isWithin(node, parent.parent),
    )
  return nodes
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'expect')
    .filter(({ arguments: [subject] }) => isRead(subject) || here(subject).some(isReadName))
    .map((call) => `${path}:${file.getLineAndCharacterOfPosition(call.getStart()).line + 1}`)
}

/** Whether a node waits for a reading, or for a function of the file that gives one. */
const isReading = (node: ts.Node, readers: ReadonlySet<string>) =>
  ts.isAwaitExpression(node) &&
  ts.isCallExpression(node.expression) &&
  (isReadCall(node.expression) || readers.has(node.expression.expression.getText()))

const isReadCall = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) && reads.has(expression.name.text)

/** Whether a constant is a function that gives no more than a reading: `() => line.innerText()`. */
const isReader = ({ initializer }: ts.VariableDeclaration) =>
  initializer !== undefined &&
  ts.isArrowFunction(initializer) &&
  ts.isCallExpression(initializer.body) &&
  isReadCall(initializer.body)

/** Returns 'first' and 'rest' for `[first, ...rest]`. */
const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((it) => (ts.isBindingElement(it) ? namesIn(it.name) : []))

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
