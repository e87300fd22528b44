import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { affectedTests } from './affected.ts'
import { importsWith } from './imports.ts'

const [ref = 'HEAD'] = process.argv.slice(2)

const git = (...flags: string[]) =>
  execFileSync('git', flags, { encoding: 'utf8' }).split('\n').filter(Boolean)

const untracked = ['ls-files', '--others', '--exclude-standard']
const changed = [...git('diff', '--name-only', ref), ...git(...untracked)]
const present = git(
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  'src',
  'worker',
  'tests',
)
const deleted = new Set(git('ls-files', '--deleted'))
const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const sources = present
  .filter((path) => /(?<!\.d)\.(ts|tsx|astro|mjs)$/.test(path) && !deleted.has(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
for (const path of affectedTests(sources, changed, importsWith(imports))) console.info(path)
