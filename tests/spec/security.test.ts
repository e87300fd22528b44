import { describe, expect, test } from 'vitest'
import { cell, faultsOf, proofCell, testOf, testsByName } from '../support/proofs.ts'
import { authorisation, documents, hosts, input } from './security/access.ts'
import type { Check, Group } from './security/check.ts'
import { edge, keeping, money, realtime, records } from './security/records.ts'
import { browsers, sessions, signIn } from './security/sessions.ts'

const groups: readonly Group[] = [
  ...[sessions, browsers, signIn, hosts, authorisation, input],
  ...[documents, records, money, realtime, keeping, edge],
]
const checks = groups.flatMap((group) => group.checks)
const tests = testsByName()

describe('every check of security is shown by tests that run, or says what it lacks', () => {
  test.each(groups)('$title', ({ checks: own }) => {
    expect(own.flatMap(({ proofs }) => proofs.flatMap((it) => faultsOf(tests, it)))).toEqual([])
    const unshown = own.filter((it) => it.proofs.length === 0)
    expect(unshown).toEqual([])
  })
})

test('the checks are numbered from 1 to 80, each once', () => {
  expect(checks.map((it) => it.number)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1))
})

const statusOf = ({ lacks }: Check) => (lacks === null ? 'holds' : `in part; lacks: ${lacks}`)

const rowOf = (check: Check) =>
  `| ${check.number} | ${cell(check.text)} | ${cell(statusOf(check))} | ${check.proofs.map(proofCell).join('<br>')} |`

const tableOf = ({ title, checks: own }: Group) =>
  [`## ${title}`, '', '| | Check | | Shown by |', '|---|---|---|---|', ...own.map(rowOf)].join('\n')

const summary = () => {
  const proofs = new Set(checks.flatMap((it) => it.proofs.map(testOf)))
  const held = checks.filter((it) => it.lacks === null).length
  return `**Of ${checks.length} checks ${held} hold and ${checks.length - held} hold in part, by ${proofs.size} tests.**`
}

const heading = `# The checks of security and the tests that show them

Made by \`security.test.ts\` from \`security/\`; \`npx vitest run --project client tests/spec/security.test.ts -u\` renews it.
\`npm test\` fails when a test that is named here is gone or skipped, and when this page is old.`

test('the page that shows all of it is up to date', async () => {
  const text = [heading, summary(), ...groups.map(tableOf)].join('\n\n')
  await expect(`${text}\n`).toMatchFileSnapshot('security.md')
})
