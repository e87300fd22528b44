import ts from 'typescript'

const namesIn = (names: string) => new Set(names.split(' '))

/** Names of properties and attributes that hold code, whatever it looks like. */
const codeNames = namesIn(
  'className class key id type href src style d viewBox width height rel target method slot tone icon code autocomplete autoComplete',
)

/** Names of properties and attributes whose value people read, even a single lower-case word. */
const readNames = namesIn(
  'label title text head heading help hint placeholder summary detail message description subject body noun tab aria-label alt client',
)

const codeCall =
  /^(console\.\w+|(.*\.)?(exec|query|prepare|startsWith|endsWith|includes|split|join|replace|replaceAll|get|set|has|append|querySelector|querySelectorAll|closest|matches|matchMedia|addEventListener|header|selectDocuments|wordsOf))$/

const code = [
  /^(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|AND|WHERE|EXISTS|Bearer)\b/,
  /\b(SELECT|ORDER BY|GROUP BY|IS NULL|IS NOT NULL|INDEXED BY|GENERATED ALWAYS|json_\w+|instr)\b/,
  /\bt\.[\w{}]+ |IN \(|\.where\}|= \?/,
  /^[A-Z][a-z]+(-[A-Z][a-z]+)+$/,
  /charset=|no-store|max-age=|:focus/,
]

const sentence =
  /^[\s“‘("{£.,;:…–-]*\p{Lu}['’]?\p{Ll}|\p{L}[,;:’”)]? \p{L}|\p{L}\}? \{|\} \p{L}|^\p{Lu}\p{Ll}*$/u

/** Whether people read a string of the source: judged by where it is, then by how it looks. */
export const isRead = (node: ts.Node, text: string): boolean => {
  if (!/\p{L}{2}/u.test(text) || code.some((it) => it.test(text))) return false
  if (isCode(node) || codeNames.has(nameOver(node))) return false
  return sentence.test(text) || readNames.has(nameOver(node))
}

const isCode = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isLiteralTypeNode(parent) ||
  ts.isTaggedTemplateExpression(parent) ||
  ts.isElementAccessExpression(parent) ||
  ts.isCaseClause(parent) ||
  isComparison(parent) ||
  isCodeCall(parent)

const isComparison = (node: ts.Node) =>
  ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())

const isCodeCall = (node: ts.Node) =>
  ts.isNewExpression(node)
    ? /^(\w*Error|RegExp|URL)$/.test(node.expression.getText())
    : ts.isCallExpression(node) && codeCall.test(node.expression.getText())

/** Returns the name of the property or attribute that a value is given to, through `?:`, templates and arrows. */
const nameOver = ({ parent }: ts.Node): string => {
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return parent.name.getText()
  return isThrough(parent) ? nameOver(parent) : ''
}

const isThrough = (node: ts.Node) =>
  ts.isConditionalExpression(node) ||
  ts.isTemplateSpan(node) ||
  ts.isTemplateExpression(node) ||
  ts.isBinaryExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isJsxExpression(node)
