import { parseArgs } from 'node:util'
import { operatorRequests } from '../firm/request.ts'
import { refuse } from '../options.mjs'

/** The options that every command of an operator takes, as its usage ends. */
export const firmOptions = `  --firm HOST          the firm's host, localhost by default
  --port N             the local product that runs, 8787 by default
  --env production     the deployed product, with the key in DEEDBOX_OPERATOR_KEY`

const parsed = (usage: string) => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        firm: { type: 'string', default: 'localhost' },
        port: { type: 'string', default: '8787' },
        env: { type: 'string', default: 'local' },
      },
    })
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

/** What the command line asks, and how its firm is asked; an unknown option prints the usage and exits. */
export const operatorCommand = (usage: string) => {
  const { positionals, values } = parsed(usage)
  const { env, firm: host, port } = values
  return { positionals, host, send: operatorRequests({ env, host, port }, usage) }
}
