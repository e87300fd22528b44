import { describe, expect, test } from 'vitest'
import { routeRuleApi } from '#domain/user/route-rule/api'
import { type RouteRule, requireValidRules, ruleFor } from '#domain/user/route-rule/route-rule'
import { refusalOf } from '../../refusal-of.ts'

const rule = (from: string, to: string, match: RouteRule['match'] = 'exact'): RouteRule => ({
  from,
  match,
  to,
  status: 302,
})

describe('a rule', () => {
  test('is for its path alone, or for everything below it too', () => {
    const rules = [rule('/a', '/x'), rule('/b', '/y', 'prefix')]
    expect(ruleFor(rules, '/a')?.to).toBe('/x')
    expect(ruleFor(rules, '/a/1')).toBeNull()
    expect(ruleFor(rules, '/b')?.to).toBe('/y')
    expect(ruleFor(rules, '/b/1/2')?.to).toBe('/y')
    expect(ruleFor(rules, '/bc')).toBeNull()
  })

  test('that stands first is followed', () => {
    expect(ruleFor([rule('/a', '/x'), rule('/a', '/y', 'prefix')], '/a')?.to).toBe('/x')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'a',
    '',
    '/a b',
    '/a?b=1',
    `/${'a'.repeat(300)}`,
  ])('never leads to or from %s', (path) => {
    const read = (routeRule: RouteRule) =>
      routeRuleApi.change.body.safeParse({ version: 0, rules: [routeRule] }).success
    expect(read(rule('/a', path))).toBe(false)
    expect(read(rule(path, '/a'))).toBe(false)
  })
})

const faults = (...rules: RouteRule[]) =>
  refusalOf(() => requireValidRules(rules)).detail.fields ?? {}

describe('the rules of a firm', () => {
  test('may send old paths on, one after another', () => {
    const rules = [rule('/a', '/b'), rule('/b', '/conveyances'), rule('/old', '/', 'prefix')]
    expect(() => requireValidRules(rules)).not.toThrow()
  })

  test.each([
    ['/auth/login', 'exact'],
    ['/auth', 'prefix'],
    ['/clients/login', 'exact'],
    ['/admin', 'prefix'],
    ['/admin/roles', 'exact'],
    ['/', 'prefix'],
    ['/403', 'exact'],
  ] as const)('never take %s away (%s)', (from, match) => {
    expect(Object.keys(faults(rule(from, '/home', match)))).toEqual(['rules.0.from'])
  })

  test('name a path once', () => {
    expect(faults(rule('/a', '/b'), rule('/a', '/c'))).toEqual({
      'rules.1.from': ['There is already a redirect for this path.'],
    })
  })

  test('never lead round in a circle', () => {
    const words = ['This creates a redirect loop. Choose another target.']
    expect(faults(rule('/a', '/b'), rule('/b', '/a'))).toEqual({
      'rules.0.from': words,
      'rules.1.from': words,
    })
    expect(faults(rule('/a', '/a/b', 'prefix'))).toEqual({ 'rules.0.from': words })
  })
})
