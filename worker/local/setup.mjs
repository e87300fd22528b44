import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Runs under the system's Node 20 before anything is installed, so it uses built-in modules only.

export const root = fileURLToPath(new URL('../../', import.meta.url))
const installed = join(root, 'node_modules/.package-lock.json')
const pinned = join(root, 'node_modules/.bin/node')

export const setUp = async () => {
  if (isInstalled()) return
  console.warn('Installing…')
  const npm = await run('npm', ['ci', '--no-audit', '--no-fund'], { env: systemEnvironment() })
  if (npm.code !== 0) throw new Error(`npm ci failed.\n${npm.output}`)
}

const isInstalled = () =>
  existsSync(installed) &&
  existsSync(pinned) &&
  statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs

/** npm ci deletes the pinned Node, so npm itself must run on another one. */
const systemEnvironment = () => {
  const elsewhere = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  return { ...process.env, PATH: elsewhere.join(delimiter) }
}

export const toolEnvironment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG: 'warn',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Wrangler would write a span for every SQL statement, which makes writes several times slower.
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }),
})

export const tool = (name, flags, options = {}) =>
  run(join(root, 'node_modules/.bin', name), flags, { env: toolEnvironment(), ...options })

/** Runs a command; resolves with its exit code and output. `limit` is in ms; `echo` also prints the output. */
export const run = (command, flags, { env = process.env, echo = false, limit = 0 } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, flags, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: limit,
    })
    let output = ''
    const keep = (chunk) => {
      output += chunk
      if (echo) process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
