import { describe, expect, test } from 'vitest'
import { cell, faultsOf, proofCell, testOf, testsByName } from '../support/proofs.ts'
import { titlesIn } from '../support/titles.ts'
import type { Section, Sentence } from './sentences/sentence.ts'
import { sections } from './sentences.ts'

const tests = testsByName()
const sentences = sections.flatMap((section) => section.sentences)
const named = new Set(sentences.flatMap(({ proofs }) => proofs.map(testOf)))

const isAccountedFor = ({ proofs, context }: Sentence) =>
  context === null ? proofs.length > 0 : context !== ''

describe('every sentence of the specification is proven by tests that run', () => {
  test.each(sections)('$title', ({ sentences: own }) => {
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((it) => !isAccountedFor(it)).map(({ text }) => text)).toEqual([])
    expect(own.flatMap(({ proofs }) => proofs.flatMap((it) => faultsOf(tests, it)))).toEqual([])
  })
})

test('every test of the specification proves one of its sentences', () => {
  const own = [...tests.keys()].filter((it) =>
    /^((worker\/)?spec\/(?!security)|e2e\/spec-)/.test(it),
  )
  expect(own.length).toBeGreaterThan(100)
  const others = own.filter((it) => !it.startsWith('spec/coverage.test.ts') && !named.has(it))
  expect(others).toEqual([])
})

test('a test that is skipped, by itself or with its block, counts as none', () => {
  const text = `
    describe('a', () => { test('b', run); test.skip('c', run); test.todo('d') })
    describe.skip('e', () => { describe('f', () => { test.each([[1], ['two']])('%s', run) }) })
    test('g', { skip: true }, run)`
  const found = titlesIn({ path: 'tests/x.test.ts', text })
  expect(found.map(({ title, isRun }) => [title, isRun])).toEqual([
    ['a › b', true],
    ['a › c', false],
    ['a › d', false],
    ['e › f › %s', false],
    ['g', false],
  ])
  expect(found[3]).toMatchObject({ file: 'x.test.ts', rows: "[[1], ['two']]" })
})

const rowOf = ({ text, proofs, context }: Sentence) => {
  const shown =
    context === null ? proofs.map(proofCell).join('<br>') : `_asks for nothing: ${context}_`
  return `| ${cell(text)} | ${shown} |`
}

const tableOf = ({ title, sentences: own }: Section) =>
  [`## ${title}`, '', '| Sentence | Proven by |', '|---|---|', ...own.map(rowOf)].join('\n')

const summary = () => {
  const proven = sentences.filter(({ context }) => context === null).length
  return [
    `**${sentences.length} sentences, rows and figures: ${proven} are proven, by ${named.size} tests;`,
    `${sentences.length - proven} ask for nothing; none is open.**`,
    'A title with `%s` or `$path` is a test for each row of its table; what stands behind ` · ` is the row meant.',
  ].join(' ')
}

const heading = `# The specification and the tests that prove it

Made by \`coverage.test.ts\` from \`sentences.ts\`; \`npx vitest run --project client tests/spec -u\` renews it.
\`npm test\` fails when a sentence has no proof, when a proof is gone or is skipped, and when this page is old.`

test('the page that shows all of it is up to date', async () => {
  const text = [heading, summary(), ...sections.map(tableOf)].join('\n\n')
  await expect(`${text}\n`).toMatchFileSnapshot('README.md')
})
