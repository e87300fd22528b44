import qs from 'qs'
import { describe, expect, test } from 'vitest'
import { canonical, queryString } from '#lib/query-string'

describe('a query', () => {
  test.each([
    [undefined, ''],
    [{}, ''],
    [{ q: 'Ó & b=c' }, '?q=%C3%93%20%26%20b%3Dc'],
    [{ a: [{ b: 'c' }] }, '?a%5B0%5D%5Bb%5D=c'],
    [{ page: 2, open: true }, '?page=2&open=true'],
    [{ a: undefined, b: null, c: '' }, '?c='],
    [{ a: [], b: { c: undefined } }, ''],
  ])('%j is written %s', (query, text) => {
    expect(queryString(query)).toBe(text)
  })

  test('is read back by the server’s parser as it was', () => {
    const query = { a: [{ b: 'c', d: ['x', 'y'] }, { b: 'é' }], sort: { by: 'due', down: 'true' } }
    expect(qs.parse(queryString(query).slice(1), { depth: 5 })).toEqual(query)
  })

  test('that asks the same in another order is the same question', () => {
    expect(canonical('/api/a?b=1&a=2')).toBe(canonical('/api/a?a=2&b=1'))
    expect(canonical('/api/a?a[0]=x')).toBe(canonical('/api/a?a%5B0%5D=x'))
    expect(canonical('/api/a')).not.toBe(canonical('/api/a?a=1'))
  })
})
