import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHarness } from 'wrangler'

const config = {
  name: 'pdf-under-test',
  main: 'tests/runtime/support/pdf-worker.ts',
  compatibility_date: '2026-10-20',
  compatibility_flags: ['nodejs_compat'],
}
const server = createTestHarness({ root: process.cwd(), workers: [{ config }] })
let base: URL

beforeAll(async () => {
  base = (await server.listen()).url
}, 120_000)
afterAll(() => server.close())

const ask = (path: string, signal = AbortSignal.timeout(10_000)) =>
  fetch(new URL(path, base), { signal })

const kindOf = async (asked: Promise<Response>) =>
  new TextDecoder().decode((await (await asked).arrayBuffer()).slice(0, 5))

test('PDFs made at the same time are finished, whoever else waits or goes away', async () => {
  for (const delay of [0, 1, 2, 5, 10, 20, 40]) {
    const leaving = ask('/pdf', AbortSignal.timeout(delay)).catch(() => null)
    await ask('/abandoned')
    const others = [kindOf(ask('/pdf')), kindOf(ask('/wait')), kindOf(ask('/pdf'))]
    expect(await Promise.all(others)).toEqual(['%PDF-', 'waite', '%PDF-'])
    await leaving
  }
}, 60_000)

test('making them leaves the timers of everybody else alone', async () => {
  await kindOf(ask('/pdf'))
  expect(await (await ask('/changed')).json()).toEqual([])
})

test('a picture, such as a logo, is part of the document', async () => {
  const bytes = Buffer.from(await (await ask('/logo')).arrayBuffer())
  expect(bytes.toString('latin1')).toMatch(/\/Subtype \/Image/)
})
