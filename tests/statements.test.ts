import { describe, expect, test } from 'vitest'
import { sourcesUnder } from './support/sources.ts'
import { typedStatements } from './support/statements.ts'

const found = (text: string) => typedStatements({ path: 'a.ts', text }).length

const holding = (part: string) => `store.rows(\`SELECT id FROM leads WHERE name = \${${part}}\`)`

describe('a statement', () => {
  test.each([
    ['a field of a query', holding('query.q')],
    ['a value under another name', `const typed = body.text\n${holding('typed')}`],
    ['a value out of a function', `const of = (it) => it.text.trim()\n${holding('of(body)')}`],
    ['one of two values', holding("isNew ? 'TRUE' : entry.name")],
    ['a text that is added', "store.rows('SELECT id FROM leads WHERE name = ' + text)"],
  ])('made of %s is found', (_, text) => {
    expect(found(text)).toBe(1)
  })

  test.each([
    ['constants', `const MOST = 3\n${holding('MOST')}`],
    ['one of two literals', holding("isNew ? 'TRUE' : 'FALSE'")],
    ['parts of statements', holding('within.where')],
  ])('made of %s is none', (_, text) => {
    expect(found(text)).toBe(0)
  })

  test('of the product is made of parts of statements alone, and typed text is bound', () => {
    const sources = sourcesUnder(['worker'], /\.ts$/).filter(
      ({ path }) => !/^worker\/(local|demo)\/|^worker\/tenant\/schema\//.test(path),
    )
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.flatMap(typedStatements)).toEqual([])
  })
})
