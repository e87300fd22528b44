import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root, toolEnvironment } from './setup.mjs'

const patience = 120_000

/**
 * Starts the worker on 127.0.0.1. `ready` settles when the sign-in page answers; `ended` resolves with the exit
 * code; `stop()` ends the whole process tree. `watch` reloads the worker when a source changes; `empty` serves no
 * demonstration firms.
 */
export const startProduct = ({ port, state = '.wrangler/state', fresh = false, ...modes }) => {
  const folder = resolve(root, state)
  if (fresh) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // A process group of its own, so that one signal reaches every runtime.
  const child = spawn(join(root, 'node_modules/.bin/node'), flags(port, folder, modes), {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: toolEnvironment(),
  })
  child.stdout.on('data', (chunk) => process.stdout.write(chunk))
  child.stderr.on('data', (chunk) => process.stderr.write(chunk))
  const ended = new Promise((settle) => child.once('close', (code) => settle(code ?? 1)))
  const product = { ended, isStopping: false, stop: () => stop(product, child) }
  return Object.assign(product, { ready: ready(port, product, child) })
}

const flags = (port, folder, { watch = false, empty = false }) => [
  join(root, 'worker/local/runtime.mjs'),
  ...[String(port), folder, watch ? 'watch' : 'once', empty ? 'empty' : 'demonstration'],
]

const ready = async (port, product, child) => {
  const latest = Date.now() + patience
  while (Date.now() < latest && child.exitCode === null) {
    if (await answers(`http://localhost:${port}/auth/login`)) return
    await new Promise((settle) => setTimeout(settle, 150))
  }
  // Stopped during the start: nobody waits for it.
  if (product.isStopping) await new Promise(() => {})
  await product.stop()
  throw new Error(`The product did not start: http://localhost:${port}/auth/login never answered.`)
}

const answers = async (address) => {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    await reply.body?.cancel()
    // 421: no firm uses this host.
    return reply.status === 200 || reply.status === 421
  } catch {
    return false
  }
}

const stop = async (product, child) => {
  product.isStopping = true
  signalGroup(child.pid, 'SIGTERM')
  const late = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), 5_000)
  await product.ended
  clearTimeout(late)
  signalGroup(child.pid, 'SIGKILL')
}

const signalGroup = (pid, signal) => {
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has ended already.
  }
}
