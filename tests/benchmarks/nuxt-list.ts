import { spawn } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../worker/local/port.mjs'
import { root } from '../../worker/local/setup.mjs'
import { onEnd } from './cleanups.ts'

const folder = join(tmpdir(), 'deedbox-nuxt-list')
const server = join(folder, '.output/server/index.mjs')

/**
 * Serves the Nuxt + PrimeVue list and returns its address. The first run installs and builds it in the system's
 * folder for temporary files, which takes minutes. Null when it cannot be installed.
 */
export const startNuxtList = async () => {
  if (!existsSync(server) && !(await built())) return null
  const port = await freePort()
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onEnd(() => void child.kill())
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return `http://localhost:${port}`
}

const built = async () => {
  cpSync(join(root, 'tests/benchmarks/nuxt'), folder, { recursive: true })
  return (
    (await runs('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'])) &&
    (await runs(join(folder, 'node_modules/.bin/nuxt'), ['build']))
  )
}

const runs = (command: string, flags: readonly string[]) =>
  new Promise<boolean>((resolve) => {
    const env = { ...process.env, NODE_ENV: undefined, NUXT_TELEMETRY_DISABLED: '1' }
    const child = spawn(command, flags, { cwd: folder, env, stdio: 'ignore' })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
