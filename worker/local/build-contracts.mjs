import { walk } from 'estree-walker'
import MagicString from 'magic-string'

const makers = new Set(['CallExpression', 'NewExpression', 'ObjectExpression'])
const schemas = ['query', 'body', 'reply']
const permits = ['who', 'can']
const names = (object) =>
  object.properties.map((it) => (it.type === 'Property' ? it.key.name : undefined))
const isContract = (object) => names(object).includes('who') || names(object).includes('method')

/**
 * The browser asks and the server checks: contracts reach the browser as method and path alone, and a schema
 * that no form names stays behind, with most of the schema library.
 */
export const leanContracts = () => ({
  name: 'deedbox-lean-contracts',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!/\/src\/domain\/[a-z/-]+\.ts$/.test(id)) return null
    const lean = new MagicString(code)
    const program = this.parse(code)
    dropSchemas(program, lean)
    for (const made of madeAtOnce(program, code)) {
      lean.appendLeft(made.start, '/*#__PURE__*/ (() => (').appendRight(made.end, '))()')
    }
    return {
      code: lean.toString(),
      map: lean.generateMap({ hires: true }),
      moduleSideEffects: false,
    }
  },
})

const dropSchemas = (program, lean) =>
  walk(program, {
    enter(node) {
      if (node.type !== 'ObjectExpression' || !isContract(node)) return
      const dropped = permits.every((it) => names(node).includes(it))
        ? [...schemas, ...permits]
        : schemas
      for (const [at, property] of node.properties.entries()) {
        if (property.type !== 'Property' || !dropped.includes(property.key.name)) continue
        lean.remove(property.start, node.properties[at + 1]?.start ?? node.end - 1)
      }
    },
  })

/** What a module makes when it is loaded: schemas, which the bundler cannot know to be free of effects. */
const madeAtOnce = (program, code) =>
  program.body
    .map((statement) => statement.declaration ?? statement)
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations.map(({ init }) => init))
    .filter(
      (init) => init && makers.has(init.type) && /\w\(/.test(code.slice(init.start, init.end)),
    )
