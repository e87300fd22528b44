import { checkAll, checks, failures } from './checks.mjs'
import { setUp, tool } from './setup.mjs'

const architecture = {
  name: 'architecture',
  run: () => tool('vitest', ['run', '--project', 'domain', 'tests/architecture.test.ts']),
}

await setUp()
const results = await checkAll([...checks, architecture], 2)
if (results.some(({ passed }) => !passed)) {
  console.error(failures(results))
  process.exit(1)
}
