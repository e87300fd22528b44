import ts from 'typescript'
import type { Source } from '#worker/local/imports'

const SQL =
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|ORDER BY|FROM|JOIN|VALUES|AND|OR|LIMIT|EXISTS|AS|DESC|IS NULL|IS NOT NULL)\b/

/** Parameters that hold a part of a statement, and never what somebody typed. */
const PART_NAMES: ReadonlySet<string> = new Set(
  `among amount asked clauses clients column columns condition from ids index key keys kind lead name names on own owner
   path paths plans query quoteMeasures records select selects sort sql stored sums table values view where whose within`.split(
    /\s+/,
  ),
)

/** Fields of parts of statements; `table.name` is the name of a table. */
const PART_FIELDS = /(^|\.)(where|ids|sql|column|keys|index|table)$|^table\.name$/

/** Functions that make parts of statements from parts, each of which is read where it stands. */
const PART_MAKERS: ReadonlySet<string> = new Set(
  'clientMessagesSql emailsSql entriesSql fromOf messagesSql orderOf selectDocuments sql tableOf whereOf'.split(
    ' ',
  ),
)

const METHODS: ReadonlySet<string> = new Set(['join', 'map', 'repeat'])

type Declared = ReadonlyMap<string, ts.Expression>

const isLiteralType = (type: ts.TypeNode): boolean =>
  type.kind === ts.SyntaxKind.NumberKeyword ||
  ts.isLiteralTypeNode(type) ||
  (ts.isUnionTypeNode(type) && type.types.every(isLiteralType))

/** Parameters that can only be a number, or one of the texts that their type lists. */
const literalParameters = (file: ts.SourceFile): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isParameter(node) && node.type && isLiteralType(node.type))
      found.add(node.name.getText(file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** What each name of a file stands for that is declared once with a value or as a function. */
const declaredIn = (file: ts.SourceFile): Declared => {
  const found = new Map<string, ts.Expression>()
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.set(node.name.text, node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const returned = (body: ts.ConciseBody): readonly ts.Expression[] => {
  if (!ts.isBlock(body)) return [body]
  const found: ts.Expression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  visit(body)
  return found
}

/** Whether an expression is made of parts of statements alone. */
const partTest = (file: ts.SourceFile) => {
  const declared = declaredIn(file)
  const literal = literalParameters(file)
  const all = (of: readonly ts.Expression[], seen: ReadonlySet<string>) =>
    of.every((it) => isPart(it, seen))
  const isNamedPart = (name: string, seen: ReadonlySet<string>): boolean => {
    const value = declared.get(name)
    const isKnown = seen.has(name) || PART_NAMES.has(name) || literal.has(name)
    if (isKnown || /^[A-Z][A-Z_]*$/.test(name)) return true
    return value !== undefined && isPart(value, new Set([...seen, name]))
  }
  const isCall = (
    { expression, arguments: given }: ts.CallExpression,
    seen: ReadonlySet<string>,
  ) => {
    if (ts.isPropertyAccessExpression(expression))
      return (
        METHODS.has(expression.name.text) &&
        isPart(expression.expression, seen) &&
        all(given.filter(ts.isArrowFunction), seen)
      )
    if (ts.isIdentifier(expression) && PART_MAKERS.has(expression.text)) return true
    const texts = given.filter((it) => !ts.isBinaryExpression(it))
    return isPart(expression, seen) && all(texts, seen)
  }
  const isPart = (node: ts.Expression, seen: ReadonlySet<string>): boolean => {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return true
    if (ts.isTemplateExpression(node))
      return all(
        node.templateSpans.map((it) => it.expression),
        seen,
      )
    if (ts.isConditionalExpression(node)) return all([node.whenTrue, node.whenFalse], seen)
    if (ts.isBinaryExpression(node)) return all([node.left, node.right], seen)
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
      return isPart(node.expression, seen)
    if (ts.isArrayLiteralExpression(node)) return all([...node.elements], seen)
    if (ts.isObjectLiteralExpression(node)) return true
    if (ts.isArrowFunction(node)) {
      const names = node.parameters.flatMap((it) => it.name.getText(file).match(/\w+/g) ?? [])
      return all(returned(node.body), new Set([...seen, ...names]))
    }
    if (ts.isElementAccessExpression(node)) return isPart(node.expression, seen)
    if (ts.isCallExpression(node)) return isCall(node, seen)
    if (ts.isIdentifier(node)) return isNamedPart(node.text, seen)
    return PART_FIELDS.test(node.getText(file).replaceAll('?.', '.'))
  }
  return (node: ts.Expression) => isPart(node, new Set())
}

const isSql = (node: ts.TemplateExpression) =>
  SQL.test(
    [node.head, ...node.templateSpans.map((it) => it.literal)].map((it) => it.text).join(' '),
  )

/** The places where a statement holds something else than parts of statements, or is put together by “+”. */
export const typedStatements = ({ path, text }: Source): readonly string[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const isPart = partTest(file)
  const found: string[] = []
  const note = (node: ts.Node) =>
    found.push(
      `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1} ${node.getText(file)}`,
    )
  const visit = (node: ts.Node) => {
    if (ts.isTemplateExpression(node) && isSql(node))
      for (const { expression } of node.templateSpans) if (!isPart(expression)) note(expression)
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
      [node.left, node.right].some((it) => ts.isStringLiteralLike(it) && SQL.test(it.text))
    )
      note(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
