import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkScript } from '#domain/template/script/checking'
import { computedFields, computedValues, shownResult } from '#domain/template/script/library'
import { parseScript } from '#domain/template/script/parsing'
import { ScriptProblem } from '#domain/template/script/problem'
import type { Script, ScriptTest } from '#domain/template/script/script'
import { resultsOf } from '#domain/template/script/testing'
import { sampleValues } from '#domain/template/values/sample-case'

const values = sampleValues('leasehold', {})
const scriptOf = (source: string, key = 'one'): Script => ({ key, name: key, source })
const resultOf = (source: string, others: readonly Script[] = []) =>
  shownResult(source, values, others)

test.each([
  ['1 + 2 * 3 - 4 / 2', '5'],
  ['(1 + 2) * 3 % 4', '1'],
  ['-2 + 5', '3'],
  ['"a" + "b"', 'ab'],
  ['1 < 2 and "a" < "b" and not (1 == 2)', 'yes'],
  ['if case.tenure == "leasehold" then "lease" else "freehold"', 'lease'],
  ['let tenth = case.price / 10; gbp(tenth)', '£38,500.00'],
  ['let twice = x => x * 2; twice(twice(3))', '12'],
  ['join(map(clients, one => upper(one.name)), " & ")', 'HANA NOVAK & TOMAS NOVAK'],
  ['count(filter(clients, one => one.role == "buyer"))', '2'],
  ['sum(quote.lines, one => one.amount)', '214800'],
  ['largest(1, empty, 3) + smallest([4, 2])', '5'],
  ['long_date(add_working_days("2026-12-24", 1))', '29 December 2026'],
  ['days_between("2026-03-28", "2026-03-30")', '2'],
  ['case.price / 0', 'Empty'],
  ['case.no_such_thing + 1', 'Empty'],
  ['other_side.handler or "Sir or Madam"', 'Simon Pell'],
  ['1_000 # a note', '1000'],
])('%s is %s', (source, shown) => {
  expect(resultOf(source)).toBe(shown)
})

test.each([
  ['1 +', 'missing at the end'],
  ['let a = 1', '“;” is missing'],
  ['"open', 'means nothing here'],
  ['case.price + case.tenure', 'does not fit a number and a text'],
  ['upper(1)', 'cannot be used with this'],
  ['constructor.constructor("return 1")()', 'too much here'],
  ['map([1], one => map([1], two => nothing(1)))', 'cannot be used with this'],
])('%s is refused in words', (source, message) => {
  expect(resultOf(source)).toContain(message)
})

test('nothing leads out of the values: no prototype, no global, no property of a text', () => {
  for (const source of [
    '__proto__',
    'constructor',
    'case.constructor',
    'case.__proto__.x',
    'toString',
  ])
    expect(resultOf(source), source).toBe('Empty')
  expect(resultOf('case.ref.length')).toBe('Empty')
  expect(resultOf('valueOf()')).toContain('cannot be used')
})

test('a script that does too much is stopped by its counts', () => {
  const list = `[${'1,'.repeat(200)}1]`
  const nested = `map(${list}, a => map(${list}, b => a * b))`
  expect(resultOf(nested)).toContain('too many steps')
  const doubling = Array.from({ length: 30 }, (_, at) => `let t${at + 1} = t${at} + t${at};`)
  expect(resultOf(`let t0 = "abcdefghij"; ${doubling.join('')} t30`)).toContain('too much text')
  const itself = [scriptOf('x => again(x)', 'again')]
  expect(resultOf('again(1)', itself)).toContain('call each other too deeply')
  expect(resultOf(`${'('.repeat(500)}1${')'.repeat(500)}`)).toContain('too deeply')
  expect(resultOf('x'.repeat(9000))).toContain('8000 characters')
})

test('whatever is typed is a script, or is refused as one, within its limits', () => {
  const word = fc.constantFrom(
    'case.price',
    'let a =',
    'if',
    'then',
    'else',
    '(',
    ')',
    '[',
    ']',
    ',',
    ';',
    '=>',
    '+',
    '"t"',
    '1',
    'map',
    'clients',
    'x',
    '.',
    '==',
    'not',
    '-',
    '#',
    '\n',
  )
  const typed = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(word, { maxLength: 40 }).map((it) => it.join(' ')),
  )
  fc.assert(
    fc.property(typed, (source) => {
      try {
        parseScript(source)
      } catch (error) {
        expect(error).toBeInstanceOf(ScriptProblem)
      }
      expect(typeof resultOf(source)).toBe('string')
    }),
    { numRuns: 10_000 },
  )
})

const aTest = (more: Partial<ScriptTest> = {}): ScriptTest => ({
  name: 'usual',
  sample: 'leasehold',
  given: '',
  expected: '',
  ...more,
})

const errorsOf = (source: string, tests: readonly ScriptTest[], others: readonly Script[] = []) =>
  checkScript({ script: scriptOf(source), tests, others }).map(({ message }) => message)

test('a script is published once every test passes, and not before it has one', () => {
  const source = 'if case.price > 50_000_000 then "high" else "usual"'
  expect(errorsOf(source, [])).toEqual(['Add a test of one with what it has to result in.'])
  const high = aTest({ name: 'dear', given: 'case.price = 60000000', expected: 'high' })
  expect(errorsOf(source, [aTest({ expected: 'usual' }), high])).toEqual([])
  expect(errorsOf(source, [aTest({ expected: 'low' })])).toEqual([
    'The test “usual” results in “usual”, not “low”.',
  ])
  expect(resultsOf(scriptOf(source), [high], [])).toMatchObject([{ got: 'high', passed: true }])
})

test('unknown fields and helpers are named with what was probably meant', () => {
  expect(errorsOf('case.prise', [aTest()])).toEqual([
    'There is no field “case.prise”. Did you mean “case.price”?',
  ])
  expect(errorsOf('uper("a")', [aTest({ expected: 'A' })])[0]).toContain('Did you mean “upper”?')
  expect(errorsOf('upper("a", "b")', [aTest({ expected: 'A' })])[0]).toBe(
    '“upper” takes 1 value, not 2.',
  )
})

test('a helper knows its own values alone, and never calls itself by way of others', () => {
  const called = aTest({ given: '1000', expected: '1200' })
  expect(errorsOf('(amount) => round(amount * 1.2)', [called])).toEqual([])
  expect(errorsOf('(amount) => amount + case.price', [])[0]).toContain('only its own values')
  const other = scriptOf('x => one(x)', 'other')
  expect(errorsOf('x => other(x)', [], [other])).toContain('This helper calls itself.')
})

test('templates read the computed fields that they name, and a failing one counts as empty', () => {
  const scripts = [
    scriptOf('(amount) => amount * 2', 'twice'),
    scriptOf('twice(3)', 'six-in-all'),
    scriptOf('upper(1)', 'failing'),
    scriptOf('1 +', 'broken'),
  ]
  expect(computedFields(scripts).map(({ path }) => path)).toEqual([
    'computed.six_in_all',
    'computed.failing',
  ])
  const text = '{{ computed.six_in_all }} {{ computed.failing }}'
  expect(computedValues(scripts, values, [text])).toEqual({ six_in_all: 6, failing: null })
  expect(computedValues(scripts, values, ['nothing'])).toEqual({})
})
