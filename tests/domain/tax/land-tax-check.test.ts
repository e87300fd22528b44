import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { judgeTaxCase } from '#domain/tax/case'

const folder = mkdtempSync(join(tmpdir(), 'deedbox-tax-'))

const example = {
  id: 'ONE',
  tax: 'SDLT',
  effectiveDate: '2025-06-01',
  price: 300_000,
  buyer: 'standard',
  propertyUse: 'residential',
  expected: 5_000,
}

const check = (text: string) => {
  const path = join(folder, 'cases.json')
  writeFileSync(path, text)
  return run(path)
}

const run = (...paths: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['worker/local/tax.ts', ...paths],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

describe('checking a file of published examples', () => {
  test('counts what passed and ends well', () => {
    expect(check(JSON.stringify([example]))).toMatchObject({
      status: 0,
      stdout: '1 passed, 0 failed\n',
    })
  })

  test('prints what disagrees with the rule used, and ends badly', () => {
    const wrong = { ...example, id: 'TWO', expected: 5_001 }
    const disputed = { ...wrong, id: 'THREE', disputed: true }
    const { status, stdout } = check(JSON.stringify([example, wrong, disputed]))
    expect(status).toBe(1)
    expect(stdout).toBe(
      'TWO: SDLT expected £5,001, got £5,000 (rule: SDLT residential 2025-04-01)\n' +
        '1 disputed, skipped\n1 passed, 1 failed\n',
    )
  })

  test('says so when the file cannot be read, is not JSON or holds no array', () => {
    expect(run(join(folder, 'absent.json'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Cannot read'),
    })
    expect(check('{')).toMatchObject({ status: 1, stderr: expect.stringContaining('is not JSON') })
    expect(check('{}')).toMatchObject({ status: 1, stderr: expect.stringContaining('no array') })
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('Name a file') })
  })
})

describe('a case', () => {
  test('of an unknown tax fails and says which are known', () => {
    const { outcome, why } = judgeTaxCase({ ...example, tax: 'LBTT' })
    expect([outcome, why]).toEqual([
      'failed',
      'tax: The tax is unknown; it must be SDLT, LTT or LR.',
    ])
  })

  test('of a day before the tables fails with the refusal', () => {
    expect(judgeTaxCase({ ...example, effectiveDate: '2010-01-01' })).toMatchObject({
      outcome: 'failed',
      why: expect.stringContaining('There are no SDLT rates for 1 January 2010'),
    })
  })

  test('that is no case at all fails', () => {
    expect(judgeTaxCase(3)).toMatchObject({ id: '(no id)', outcome: 'failed' })
  })

  test('with a net present value is held to that too', () => {
    const lease = { ...example, price: 0, rents: [75_000], termYears: 3, termDays: 123 }
    const shop = { ...lease, propertyUse: 'nonresidential', expected: 821 }
    expect(judgeTaxCase({ ...shop, expectedNpv: 232_146 }).outcome).toBe('passed')
    expect(judgeTaxCase({ ...shop, expectedNpv: 232_147 }).why).toContain(
      'NPV expected £232,147, got £232,146',
    )
  })

  test.each([
    { sharedOwnership: 'market-value', marketValue: 450_000 },
    { sharedOwnership: { choice: 'market-value', marketValue: 450_000 } },
    { price: 450_000, sharedOwnership: true },
    { expected: 0, sharedOwnership: { election: false, marketValue: 450_000 } },
    { expected: 0, sharedOwnership: 'stages', marketValue: 450_000 },
  ])('of shared ownership may be written %j', (written) => {
    const share = { ...example, effectiveDate: '2023-06-01', buyer: 'ftb', price: 225_000 }
    expect(judgeTaxCase({ ...share, expected: 1_250, ...written })).toMatchObject({ why: '' })
  })

  test('may carry a contract, a company and its relief', () => {
    const company = { ...example, price: 600_000, company: true, nonResident: null }
    expect(judgeTaxCase({ ...company, expected: 102_000 })).toMatchObject({ why: '' })
    expect(
      judgeTaxCase({ ...company, contractDate: '2024-07-01', expected: 90_000 }),
    ).toMatchObject({ why: '' })
    expect(
      judgeTaxCase({ ...company, companyRelief: 'developer', expected: 50_000 }),
    ).toMatchObject({ why: '' })
  })
})
