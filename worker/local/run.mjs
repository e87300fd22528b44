import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { refuse } from './options.mjs'
import { root, setUp, toolEnvironment } from './setup.mjs'

// Runs a TypeScript program with the pinned Node, which is installed first when it is missing.
const [program, ...flags] = process.argv.slice(2)

try {
  await setUp()
} catch (error) {
  refuse(error.message)
}
const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, program), ...flags], {
  stdio: 'inherit',
  env: toolEnvironment(),
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('close', (code) => process.exit(code ?? 1))
