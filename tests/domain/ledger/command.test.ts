import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import apportionments from './vectors/apportionments.json' with { type: 'json' }

const path = join(mkdtempSync(join(tmpdir(), 'deedbox-ledger-')), 'examples.json')

const check = (contents: unknown) => {
  writeFileSync(path, JSON.stringify(contents))
  return spawnSync(process.execPath, ['worker/local/ledger.ts', path], { encoding: 'utf8' })
}

test('the command counts what agrees, prints what does not and ends badly then', () => {
  const [first, second] = apportionments.cases
  const wrong = { ...second, id: 'WRONG', expected: { buyerDays: 133 } }
  const broken = { ...second, id: 'BROKEN', periodFrom: 2026 }
  expect(check({ kind: 'apportionments', cases: [first] })).toMatchObject({
    status: 0,
    stdout: '1 passed, 0 failed\n',
  })
  const { status, stdout } = check({ kind: 'apportionments', cases: [first, wrong, broken] })
  expect(status).toBe(1)
  expect(stdout).toMatch(/^WRONG: buyerDays expected 133, got 134\nBROKEN: /)
  expect(stdout.trim().split('\n').at(-1)).toBe('1 passed, 2 failed')
  expect(check({ kind: 'invoices' })).toMatchObject({ status: 1, stdout: '' })
})
