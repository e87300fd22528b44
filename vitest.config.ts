import { mkdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { holidayWorkerTests } from './worker/local/nightly-tests.mjs'

// The runtime reads this when it is loaded: at night its tests reach a mail server with a certificate of the test authority.
if (process.env['NIGHTLY'] === '1')
  process.env['NODE_EXTRA_CA_CERTS'] = `${process.cwd()}/tests/runtime/support/certificates/ca.pem`
const { cloudflareTest } = await import('@cloudflare/vitest-plugin')

// The worker's configuration names this folder; it holds the pages once they are built.
mkdirSync('dist', { recursive: true })

/** How far ahead the clock of tests is that run as if it were 2026-12-25, at ten unless a time follows: 2026-12-25T23:30, in UTC. */
const clockOn = (day: string) => {
  const ahead = Date.parse(`${day.includes('T') ? day : `${day}T10:00`}Z`) - Date.now()
  if (Number.isNaN(ahead)) throw new Error(`TODAY is no day like 2026-12-25: ${day}`)
  return { CLOCK_AHEAD: String(ahead) }
}
const today = process.env['TODAY']
const clock = today ? clockOn(today) : { CLOCK_AHEAD: '0' }

const workerTests = (name: string, include: readonly string[], clock: Record<string, string>) => ({
  plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
  test: {
    name,
    include: [...include],
    globalSetup: ['tests/worker/support/dovecot/server.ts'],
    setupFiles: [
      'tests/support/other-day.ts',
      'tests/support/worker-modules.ts',
      'tests/worker/support/other-day-alarms.ts',
    ],
    // The worker's runtime does not see the environment of the run.
    env: { NIGHTLY: process.env['NIGHTLY'] ?? '', ...clock },
    // Each test has a firm's object of its own and each file bindings of its own: all may share one runtime.
    isolate: false,
    // The matrix asks thousands of times in one test.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    sequence: { groupOrder: 2 },
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          include: ['tests/domain/**/*.test.ts', 'tests/*.test.ts'],
          setupFiles: ['tests/support/other-day.ts', 'tests/support/property-runs.ts'],
          env: clock,
          // Pure functions leave nothing behind, so that all files may share one process.
          isolate: false,
          // Whatever hangs fails; on a busy machine a second of work takes many.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'client',
          include: ['tests/{stores,islands,components,lib,spec,build,runtime}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/other-day.ts'],
          env: clock,
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      workerTests('worker', ['tests/worker/**/*.test.ts'], clock),
      // A Friday that is a holiday, the first of a month and of a year.
      workerTests('worker-holiday', holidayWorkerTests, clockOn('2027-01-01')),
      {
        test: {
          name: 'realtime',
          include: ['tests/realtime/**/*.test.ts'],
          globalSetup: ['tests/realtime/support/server.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'realtime-sharded',
          include: ['tests/realtime/**/*.test.ts'],
          globalSetup: ['tests/realtime/support/server.ts'],
          env: { REALTIME_SHARDS: '3' },
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/server.ts'],
          setupFiles: ['tests/support/quiet.ts'],
          fileParallelism: false,
          // As long as anybody would wait on a busy machine; a passing check waits for nothing.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          name: 'nightly',
          include: ['tests/nightly/**/*.test.ts'],
          globalSetup: ['tests/support/server.ts'],
          setupFiles: ['tests/support/quiet.ts'],
          fileParallelism: false,
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 6 },
        },
      },
      {
        test: {
          name: 'crash',
          include: ['tests/crash/**/*.test.ts'],
          hookTimeout: 120_000,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
})
