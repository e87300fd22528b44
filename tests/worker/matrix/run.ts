import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const parts = ['origins', 'personas', 'hosts', 'foreign-ids', 'unknown-keys']
const asked = process.argv.slice(2)
const unknown = asked.filter((it) => !parts.includes(it))
if (unknown.length > 0) {
  console.error(`Usage: npm run matrix [-- ${parts.join(' | ')}]`)
  process.exit(1)
}

const files = (asked.length > 0 ? asked : parts).map((it) => `tests/worker/matrix/${it}.test.ts`)
const run = spawn('vitest', ['run', '--project', 'worker', ...files], {
  // Every persona asks every endpoint, as at night.
  env: { ...process.env, NIGHTLY: '1' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(run, 'close')
// Of the runner's report only the counts, and what was wrong.
for await (const line of createInterface({ input: run.stdout })) {
  const [, count] = /^matrix: (.*)/.exec(line) ?? []
  if (count !== undefined) console.info(count)
  else if (/^\s*(?:FAIL|[+] )/.test(line)) console.info(line)
}
const [code] = await ended
process.exitCode = typeof code === 'number' ? code : 1
