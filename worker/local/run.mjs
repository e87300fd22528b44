import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { refuse } from './options.mjs'
import { root, setUp, toolEnvironment } from './setup.mjs'

// Programs in TypeScript need the pinned Node: this installs it when it is not there, then steps aside.
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
