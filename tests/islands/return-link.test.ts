import { describe, expect, test } from 'vitest'
import { giversText } from '#islands/chrome/forbidden.ts'
import { nameOf, parentWithFilters, returnLink } from '#islands/chrome/return-link.ts'

const id = '01900000-0000-7000-8000-000000000000'
const came = (
  name: Parameters<typeof returnLink>[0]['here']['name'],
  path: string,
  search = '',
) => ({
  ...{ name, path, search },
})
const here = came('conveyances-id', `/conveyances/${id}`)
const asked = { told: null, from: null, here, above: '/conveyances' }

describe('the way back from a record', () => {
  test('leads to the page that somebody came from, with its query', () => {
    const from = came('index', '/', '?day=1')
    expect(returnLink({ ...asked, from })).toBe('/?day=1')
  })

  test('is that of the address when the address names one', () => {
    const from = came('index', '/')
    expect(returnLink({ ...asked, from, told: '/quotes' })).toBe('/quotes')
  })

  test('is not said twice: the crumbs lead to the list above', () => {
    expect(returnLink({ ...asked, from: came('conveyances', '/conveyances', '?q=a') })).toBe(null)
  })

  test.each([
    ['the first page', null],
    ['no page of ours', came(null, '/nothing')],
    ['a sign-in page', came('auth-login', '/auth/login')],
    ['the page that refuses', came('403', '/403')],
  ])('is none from %s', (_, from) => {
    expect(returnLink({ ...asked, from })).toBe(null)
  })
})

test('a list has no way back, whatever page came before it', () => {
  const list = came('conveyances', '/conveyances')
  expect(returnLink({ ...asked, here: list, above: null, from: came('index', '/') })).toBe(null)
})

test('the crumbs lead to a list as somebody left it', () => {
  expect(parentWithFilters('/conveyances', came('conveyances', '/conveyances', '?view=late'))).toBe(
    '/conveyances?view=late',
  )
  expect(parentWithFilters('/conveyances', came('index', '/'))).toBe('/conveyances')
})

test('a page is called as it calls itself, else as the rail or its title does', () => {
  const names = new Map([[`/conveyances/${id}`, '26-S-01187']])
  expect(nameOf(`/conveyances/${id}?tab=history`, names, null)).toBe('26-S-01187')
  expect(nameOf('/conveyances?view=late', new Map(), null)).toBe('Conveyances')
  expect(nameOf('/leads', new Map(), 'quotes')).toBe('Leads')
})

describe('who can give a permission', () => {
  test('is said with the roles that hold it', () => {
    const givers = { roles: ['Manager', 'Owner'], people: ['Ann Lee', 'Ben Ward'] }
    expect(giversText(givers)).toBe(
      'It comes with the roles Manager and Owner. Ann Lee or Ben Ward can give one of them to you.',
    )
    expect(giversText({ roles: ['Owner'], people: ['Ann Lee'] })).toBe(
      'It comes with the role Owner. Ann Lee can give it to you.',
    )
  })
})
