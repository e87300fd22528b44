import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Writes the passwords that the product refuses: the first of a published list, ordered by how often each was found.
const SOURCE = '@zxcvbn-ts/language-common@4.1.3'
const COUNT = 10_000
const TARGET = join(import.meta.dirname, '../../src/domain/user/security/frequent-passwords.json')

const publishedPasswords = (): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'passwords-'))
  try {
    const run = (program: string, ...flags: string[]) =>
      execFileSync(program, flags, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
    run('tar', '-xzf', run('npm', 'pack', '--silent', SOURCE))
    return JSON.parse(readFileSync(join(folder, 'package/src/passwords.json'), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const passwords = publishedPasswords().slice(0, COUNT).join(' ')
const list = { source: SOURCE, licence: 'MIT, zxcvbn-ts', passwords }
writeFileSync(TARGET, `${JSON.stringify(list, null, 2)}\n`)
console.info(`${COUNT} passwords of ${SOURCE} were written.`)
