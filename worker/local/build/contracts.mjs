import { walk } from 'estree-walker'
import MagicString from 'magic-string'

const makers = new Set(['CallExpression', 'NewExpression', 'ObjectExpression'])
const ofServer = new Set([
  ...['query', 'body', 'reply', 'who', 'can', 'because', 'isOwn', 'isSecret', 'isSensitive'],
])

/** Strips endpoint contracts to method and path in browser bundles, so that unused schemas are tree-shaken. */
export const leanContracts = () => {
  const api = { hasRun: false }
  return {
    name: 'deedbox-lean-contracts',
    apply: 'build',
    enforce: 'post',
    api,
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/src\/domain\/.+\.ts$/.test(id)) return null
      const lean = new MagicString(code)
      if (leanModule(this.parse(code), lean, id) > 0) api.hasRun = true
      return {
        code: lean.toString(),
        map: lean.generateMap({ hires: true }),
        moduleSideEffects: false,
      }
    },
  }
}

export const leanModule = (program, lean, id) => {
  const lists = contractLists(program)
  for (const list of lists)
    for (const part of partsOf(list, program, id)) dropServerParts(part, lean)
  for (const made of madeAtOnce(program, lean.original)) {
    lean.appendLeft(made.start, '/*#__PURE__*/ (() => (').appendRight(made.end, '))()')
  }
  return lists.length
}

const contractLists = (program) => {
  const lists = []
  walk(program, {
    enter(node) {
      if (node.type !== 'CallExpression' || node.callee.name !== 'endpointsOf') return
      lists.push(node.arguments[0])
    },
  })
  return lists
}

/** Returns the object literals of a contract list; throws when one is not in the module. */
const partsOf = (list, program, id) => {
  const contracts = objectAt(list, program, id).properties.map((property) =>
    objectAt(property.type === 'SpreadElement' ? property.argument : property.value, program, id),
  )
  const shared = contracts
    .flatMap(({ properties }) => properties)
    .filter(({ type }) => type === 'SpreadElement')
    .map(({ argument }) => objectAt(argument, program, id))
  return new Set([...contracts, ...shared])
}

const objectAt = (node, program, id) => {
  const value = node.type === 'Identifier' ? constants(program).get(node.name) : node
  if (value?.type === 'ObjectExpression') return value
  throw new Error(
    `${id}: write contracts as objects in endpointsOf({ … }), or as constants beside it.`,
  )
}

const constants = (program) =>
  new Map(variables(program).map(({ id: { name }, init }) => [name, init]))

const variables = (program) =>
  program.body
    .map((statement) => statement.declaration ?? statement)
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)

const dropServerParts = (object, lean) => {
  for (const [at, property] of object.properties.entries()) {
    if (property.type !== 'Property' || !ofServer.has(property.key.name)) continue
    lean.remove(property.start, object.properties[at + 1]?.start ?? object.end - 1)
  }
}

/** Returns the calls at module level, which the bundler cannot know to be free of side effects. */
const madeAtOnce = (program, code) =>
  variables(program)
    .map(({ init }) => init)
    .filter(
      (init) => init && makers.has(init.type) && /\w\(/.test(code.slice(init.start, init.end)),
    )
