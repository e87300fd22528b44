import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Variant, variants } from './variants.ts'

/** Mutation test: applies each variant to a copy of the Hub and shows that the suite fails. */

const root = join(import.meta.dirname, '../../..')
const AT_ONCE = 2
const COPIED = ['package.json', 'src/domain', 'worker/realtime', 'tests/realtime']

const config = `export default { test: { globalSetup: ['tests/realtime/support/server.ts'], testTimeout: 20000, hookTimeout: 30000 } }\n`

/** Copies everything that the realtime suite needs. */
const newCopy = () => {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'))
  for (const path of COPIED) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'vitest.config.mjs'), config)
  return folder
}

type Report = { readonly numPassedTests: number; readonly numFailedTests: number }

/** Runs test files in a copy; returns how many tests passed and failed. */
const suiteIn = (folder: string, tests: readonly string[]) =>
  new Promise<Report>((resolve, reject) => {
    const report = join(folder, 'report.json')
    rmSync(report, { force: true })
    const files = tests.map((name) => `tests/realtime/${name}.test.ts`)
    const flags = ['run', '--root', folder, '--reporter', 'json', '--outputFile', report, ...files]
    const program = join(root, 'node_modules/vitest/vitest.mjs')
    const child = spawn(process.execPath, [program, ...flags], { cwd: folder, stdio: 'pipe' })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
    child.once('error', reject)
    child.once('close', () => {
      try {
        resolve(JSON.parse(readFileSync(report, 'utf8')))
      } catch {
        reject(new Error(`The suite did not run:\n${said}`))
      }
    })
  })

const mutate = ({ name, file, search, replace }: Variant, source: string) => {
  const parts = source.split(search)
  if (parts.length !== 2)
    throw new Error(`“${name}”: its place is ${parts.length - 1} times in ${file}.ts`)
  return parts.join(replace)
}

/** The number of tests that fail with the variant. */
const failuresWith = async (folder: string, variant: Variant) => {
  const path = join(folder, 'worker/realtime', `${variant.file}.ts`)
  const source = readFileSync(path, 'utf8')
  try {
    writeFileSync(path, mutate(variant, source))
    return (await suiteIn(folder, variant.tests)).numFailedTests
  } finally {
    writeFileSync(path, source)
  }
}

const asked = process.argv.slice(2)
const chosen = variants.filter(({ name }) => asked.every((word) => name.includes(word)))
const copies = Array.from({ length: AT_ONCE }, newCopy)
const survivors: string[] = []

const work = async (folder: string, waiting: Variant[]) => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const count = await failuresWith(folder, next)
    if (count === 0) survivors.push(next.name)
    console.info(`${next.name} → ${count === 0 ? 'ESCAPED' : `caught by ${count} checks`}`)
  }
}

try {
  const [first = ''] = copies
  const sound = await suiteIn(first, [...new Set(chosen.flatMap(({ tests }) => tests))])
  console.info(`unbroken → ${sound.numPassedTests} passed, ${sound.numFailedTests} failed`)
  if (sound.numFailedTests > 0) throw new Error('The suite fails before anything is broken.')
  const waiting = [...chosen]
  await Promise.all(copies.map((folder) => work(folder, waiting)))
  console.info(`${chosen.length - survivors.length} of ${chosen.length} caught`)
  process.exitCode = survivors.length === 0 ? 0 : 1
} finally {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true })
}
