import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../worker/local/port.mjs'

/**
 * Starts the product as `npm start` does, on a free port with fresh records in a folder of its own.
 * `directory`: what its directory holds beside the demonstration firms, by host. `flags`: more flags of `npm start`.
 * `environment`: more variables of its environment.
 */
export const startForTests = async (
  directory: Readonly<Record<string, unknown>> = {},
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
) => {
  const port = await freePort()
  const state = mkdtempSync(join(tmpdir(), 'deedbox-'))
  for (const [host, entry] of Object.entries(directory)) await saveEntry(state, host, entry)
  const child = spawn(
    process.execPath,
    ['worker/local/start.mjs', '--quiet', '--port', String(port), '--state', state, ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...environment } },
  )
  await untilReady(child)
  const stop = async () => {
    child.kill('SIGTERM')
    await ending(child)
    rmSync(state, { recursive: true, force: true })
  }
  return { base: `http://localhost:${port}`, stop }
}

const saveEntry = (state: string, host: string, entry: unknown) =>
  promisify(execFile)(process.execPath, [
    'node_modules/wrangler/bin/wrangler.js',
    ...['kv', 'key', 'put', host, JSON.stringify(entry)],
    ...['--binding', 'DIRECTORY', '--local', '--persist-to', state],
  ])

const untilReady = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (/^ready /m.test(chunk.toString())) resolve()
    })
    child.once('close', (code) => reject(new Error(`The product ended with code ${code}.`)))
  })

const ending = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('close', () => resolve())
  })
