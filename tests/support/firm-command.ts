import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Creates a firm as an operator does, in a product that runs; returns the one-time link, the last line printed. */
export const createFirm = async (base: string, host: string, name: string, owner: string) => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    'worker/local/run.mjs',
    'worker/local/firm/command.ts',
    ...['create', '--host', host, '--name', name, '--owner', owner, '--port', new URL(base).port],
  ])
  return stdout.trim().split('\n').at(-1) ?? ''
}
