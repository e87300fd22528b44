import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findRoute, layoutOf, routeTable } from '#routes'
import { exampleOf, pages } from './pages.ts'

const layouts = [
  'auth',
  'clients',
  'coloured-icons-with-outline',
  'default-full-height',
  'default',
  'floating-sidebar',
  'sidebar-floating-content',
] as const

describe('every page of the specification', () => {
  test('is a route, and every other route says that it is added', () => {
    const known = Object.values(routeTable)
      .filter(({ added }) => !added)
      .map(({ path }) => path)
    expect(known.toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
    expect(pages).toHaveLength(83)
  })

  test.each(pages)('$path has its title, its layout, its guard and its permissions', (page) => {
    const found = findRoute(exampleOf(page.path))
    expect(found?.route.path).toBe(page.path)
    expect([found?.route.title, found?.route.layout, found?.route.auth]).toEqual([
      page.title,
      page.layout,
      page.auth,
    ])
    expect([...(found?.route.can ?? [])].toSorted()).toEqual(page.permissions.toSorted())
  })

  test('/workflows has the description Workflows Index', () => {
    const described = Object.values(routeTable).filter(({ description }) => description)
    expect(described.map(({ path, description }) => [path, description])).toEqual([
      ['/workflows', 'Workflows Index'],
    ])
  })

  test('/auth/login is named auth-login', () => {
    expect(findRoute('/auth/login')?.name).toBe('auth-login')
  })

  test('/quotes/create has the navigation title Quotes', () => {
    expect(findRoute('/quotes/create')?.route.nav?.label).toBe('Quotes')
  })
})

describe('the layout', () => {
  test('is one of the seven, and each of them is written', () => {
    const files = ['Auth', 'Clients', 'ColouredIcons', 'DefaultFullHeight', 'Default']
    files.push('FloatingSidebar', 'SidebarFloatingContent')
    expect(files.filter((it) => existsSync(`src/layouts/${it}.astro`))).toEqual(files)
    for (const { layout } of Object.values(routeTable)) {
      if (layout !== undefined) expect(layouts).toContain(layout)
    }
  })

  test.each(layouts)('comes from route metadata: %s', (layout) => {
    expect(layoutOf({ layout }, false)).toBe(layout)
    expect(layoutOf({ layout }, true)).toBe(layout)
  })

  test('is auth when none is given, and coloured-icons-with-outline once the user is fetched', () => {
    expect(layoutOf({}, false)).toBe('auth')
    expect(layoutOf({}, true)).toBe('coloured-icons-with-outline')
  })
})
