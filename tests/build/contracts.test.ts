import MagicString from 'magic-string'
import { describe, expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { leanContracts, leanModule } from '../../worker/local/build/contracts.mjs'

const leanOf = (code: string) => {
  const text = new MagicString(code)
  const found = leanModule(parseAst(code), text, 'src/domain/case.ts')
  return { found, text: text.toString() }
}

const one = (parts: string) =>
  `export const caseApi = endpointsOf({ show: { method: 'GET', path: '/api/cases', ${parts} } })`

describe('the contracts that a browser loads', () => {
  test('have method and path, and neither schemas nor permissions', () => {
    const { found, text } = leanOf(
      one(
        `who: ['staff'], can: ['cases.view'], query: z.object(), body: Case, reply: z.array(Case)`,
      ),
    )
    expect(found).toBe(1)
    expect(text).toContain(`{ method: 'GET', path: '/api/cases', }`)
  })

  test('take what they share from a constant of the module', () => {
    const { text } = leanOf(`const write = { who: ['staff'], can: [], reply: Case }
      export const caseApi = endpointsOf({ edit: { ...write, method: 'PUT', path: '/api/cases' } })`)
    expect(text).toContain('const write = { }')
    expect(text).toContain(`{ ...write, method: 'PUT', path: '/api/cases' }`)
  })

  test('are no other object, whatever its keys', () => {
    const code = 'export const rows = { method: 1, who: 2, body: 3, query: 4, reply: 5 }'
    expect(leanOf(code)).toEqual({ found: 0, text: code })
  })

  test('that cannot be read from their module fail the build', () => {
    expect(() => leanOf(one('...elsewhere'))).toThrow('src/domain/case.ts: write contracts')
    expect(() => leanOf('export const caseApi = endpointsOf(all)')).toThrow('write contracts')
  })
})

test('a build whose modules have no contract is not said to have run', () => {
  const step = leanContracts()
  const transform = (code: string) =>
    step.transform.call({ parse: parseAst }, code, '/product/src/domain/case.ts')
  transform('export const a = 1')
  expect(step.api.hasRun).toBe(false)
  transform(one('who: []'))
  expect(step.api.hasRun).toBe(true)
})
