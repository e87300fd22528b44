import type { TestProject } from 'vitest/node'
import { createTestHarness } from 'wrangler'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the worker of the realtime tests listens: 127.0.0.1:PORT. */
    readonly realtimeHost: string
  }
}

// The Hub alone, behind a minimal worker.
const config = {
  name: 'realtime-under-test',
  main: 'tests/realtime/support/worker.ts',
  compatibility_date: '2026-10-20',
  compatibility_flags: ['nodejs_compat'],
  durable_objects: { bindings: [{ name: 'HUB', class_name: 'Hub' }] },
  migrations: [{ tag: 'v1', new_sqlite_classes: ['Hub'] }],
}

/** Runs one worker for all tests of the project and provides its address. */
export default async function serve(project: TestProject) {
  process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'
  const server = createTestHarness({ root: project.config.root, workers: [{ config }] })
  const { url } = await server.listen()
  project.provide('realtimeHost', url.host)
  return () => server.close()
}
