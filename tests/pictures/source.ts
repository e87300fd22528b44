import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../worker/local/port.mjs'
import { root } from '../../worker/local/setup.mjs'

const FOLDER = join(root, '.wrangler/pictures')

/** The folder of the product as it was at a commit, with what it needs installed; made once. */
export const sourceAt = (ref: string) => {
  const commit = git('rev-parse', '--short', `${ref}^{commit}`)
  const folder = join(FOLDER, 'sources', commit)
  if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, commit)
  if (!existsSync(join(folder, 'node_modules')))
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  return folder
}

const git = (...flags: string[]) =>
  execFileSync('git', flags, { cwd: root, encoding: 'utf8' }).trim()

/** Starts the product of a folder with the demonstration of its own, and returns its address and how to stop it. */
export const startAt = async (folder: string) => {
  const port = await freePort()
  const state = join(FOLDER, 'states', String(port))
  const child = spawn(
    process.execPath,
    ['worker/local/start.mjs', '--quiet', '--port', String(port), '--state', state],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('ready')) break
  return { base: `http://localhost:${port}`, stop: () => void child.kill() }
}
