import { describe, expect, test } from 'vitest'
import { isTap, mayShow } from '#components/overlay/popover-rules.ts'
import { permissions } from '#domain/permissions'
import type { SignedInUser } from '#domain/user/user'
import { codeRule, emailRule, passwordRule } from '#islands/auth/form.ts'
import {
  adminHome,
  areaLinks,
  areaOf,
  areasOf,
  existingPages,
  navigationNamesOf,
  parentOf,
  served,
} from '#islands/chrome/areas.ts'
import { clientLinks } from '#islands/chrome/client-links.ts'
import { noticeHref } from '#islands/chrome/notice-href.ts'
import { markOf } from '#islands/chrome/show-mark.ts'
import { sidebarGroups, sidebarOf, sidebarPageOf } from '#islands/chrome/sidebar.ts'
import { type RouteName, routeTable } from '#routes'

const person = (type: SignedInUser['type'], names: readonly string[]): SignedInUser => ({
  id: '1',
  type,
  first_name: 'Eleanor',
  last_name: 'Shaw',
  email: 'e@harcourt.test',
  job_title: null,
  phone: null,
  permissions: names.map((name) => ({ name })),
  roles: [],
  contact_id: null,
  agency_id: null,
  read_only: false,
})

describe('the rail', () => {
  test('names each area once, home first', () => {
    const areas = areaLinks().map(({ area }) => area)
    expect(new Set(areas).size).toBe(areas.length)
    expect(areas[0]).toBe('home')
  })

  test('shows somebody with every permission every area', () => {
    expect(areasOf(person('staff', permissions), null)).toEqual(areaLinks().map(({ area }) => area))
  })

  test('hides the areas whose pages somebody may not open', () => {
    const areas = areasOf(person('staff', ['conveyance.view-any']), null)
    expect(areas).toContain('home')
    expect(areas).toContain('conveyances')
    expect(areas).not.toContain('admin')
  })

  test('shows agents and clients none of the staff’s areas', () => {
    expect(areasOf(person('client', permissions), null)).toEqual([])
    expect(areasOf(person('agent', permissions), null)).not.toContain('conveyances')
  })

  test('shows on an audience’s host its own area alone', () => {
    const areas = areasOf(person('staff', permissions), 'quotes')
    expect(areas.filter((area) => area !== 'quotes')).toEqual([])
  })

  test.each([
    ['/', 'home'],
    ['/403', 'home'],
    ['/quotes', 'quotes'],
    ['/quotes/create', 'quotes'],
    ['/conveyances/:id', 'conveyances'],
    ['/admin/templates/emails', 'admin'],
    ['/quotesx', 'home'],
  ])('takes %s for the area %s', (path, area) => {
    expect(areaOf(path)).toBe(area)
  })
})

describe('the sidebar', () => {
  const all = Object.keys(routeTable) as RouteName[]

  test('groups the pages that exist', () => {
    const groups = sidebarGroups(all)
    expect(groups.map(({ label }) => label)).toEqual([
      'People',
      'Templates',
      'Messages',
      'Legal',
      'Kit',
    ])
    const few = sidebarGroups(['admin-users', 'admin-workflows'])
    expect(few.map(({ key, pages }) => [key, pages.map(({ name }) => name)])).toEqual([
      ['people', ['admin-users']],
      ['law', ['admin-workflows']],
    ])
  })

  test('shows the pages that somebody may open, and no group without one', () => {
    const seen = sidebarOf(person('staff', ['users.view-any', 'snippets.view-any']))
    expect(seen).toEqual([
      'people',
      'words',
      'law',
      'kit',
      'admin-users',
      'admin-templates-snippets',
      'admin-suspicions',
      'admin-uikit',
    ])
  })

  test('has a page that needs two permissions only for who holds both', () => {
    const half = person('staff', ['communication-types.view-any'])
    expect(sidebarOf(half)).not.toContain('admin-communication-matrix')
  })

  test('knows to which of its pages a record belongs', () => {
    expect(sidebarPageOf('/admin/templates/emails/:id')?.name).toBe('admin-templates-emails')
    expect(sidebarPageOf('/admin/communication-types')?.name).toBe('admin-communication-types')
    expect(sidebarPageOf('/quotes')).toBe(null)
  })

  test('opens from the rail for whoever may open any of its pages, at one that they may open', () => {
    const people = person('staff', ['roles.view-any'])
    expect(areasOf(people, null)).toContain('admin')
    expect(adminHome(people)).toBe('/admin/roles')
    expect(adminHome(person('staff', permissions))).toBe('/admin/communications')
    expect(navigationNamesOf(people, null)).toEqual([
      'home',
      'admin',
      'people',
      'law',
      'kit',
      'admin-roles',
      'admin-suspicions',
      'admin-uikit',
    ])
    expect(navigationNamesOf(person('client', permissions), null)).toEqual([])
  })
})

describe('a path in a page that is built once for all hosts', () => {
  test.each([
    ['/', '/'],
    ['/conveyances/:id', '__MAIN__/conveyances/:id'],
    ['/quotes/create', '__QUOTES__/create'],
    ['/clients/milestones', '__CLIENTS__/milestones'],
    ['/agents/login', '__AGENTS__/login'],
    ['/quotes', '__QUOTES_HOME__'],
  ])('%s is written %s', (path, written) => {
    expect(served(path)).toBe(written)
  })
})

describe('the crumbs', () => {
  test('lead from a case to the list of cases', () => {
    expect(parentOf('/conveyances/:id')).toEqual({
      href: '__MAIN__/conveyances',
      title: 'Conveyances',
    })
  })

  test('pass over what has no page, up to where the area begins', () => {
    expect(parentOf('/admin/templates/emails')).toMatchObject({ title: 'Admin', area: 'admin' })
    expect(parentOf('/admin/communications')).toBe(null)
    expect(parentOf('/')).toBe(null)
  })

  test('do not name an area twice', () => {
    expect(parentOf('/quotes')).toBe(null)
    expect(parentOf('/quotes/leads')).toMatchObject({ title: 'Quotes' })
  })
})

describe('the find box', () => {
  test('offers the pages that there are, and none that needs to know a record', () => {
    const files = [
      '../pages/index.astro',
      '../pages/conveyances/index.astro',
      '../pages/conveyances/[id].astro',
      '../pages/quotes/create.astro',
      '../pages/auth/login.astro',
      '../pages/clients/milestones.astro',
    ]
    expect(existingPages(files)).toEqual(['index', 'conveyances', 'quotes-create'])
  })
})

describe('a client’s pages', () => {
  test('are linked when their files are there', () => {
    const files = ['../pages/clients/index.astro', '../pages/clients/milestones.astro']
    expect(clientLinks(files, 'clients-milestones')).toEqual([
      { label: 'Home', icon: 'house', href: '__CLIENTS_HOME__', isHere: false },
      { label: 'Progress', icon: 'milestone', href: '__CLIENTS__/milestones', isHere: true },
    ])
  })
})

describe('a popover', () => {
  test('stays closed for 300 ms after a press outside closed it', () => {
    expect(mayShow(null, 0)).toBe(true)
    expect(mayShow(1000, 1299)).toBe(false)
    expect(mayShow(1000, 1300)).toBe(true)
  })

  test('takes a touch that moves more than 20 px for a scroll', () => {
    expect(isTap({ x: 0, y: 0 }, { x: 0, y: 20 })).toBe(true)
    expect(isTap({ x: 0, y: 0 }, { x: 0, y: 21 })).toBe(false)
    expect(isTap({ x: 0, y: 0 }, { x: 15, y: 15 })).toBe(false)
  })
})

describe('a notice', () => {
  test.each([
    ['quote.accepted', null, '/quotes/quote-cases/9'],
    ['quotecase.dying', 'quotes', '/quote-cases/9'],
    ['conveyance.exchanged', null, '/conveyances/9'],
    ['task.completed', null, '/conveyances/9'],
  ] as const)('of %s on the %s host leads to %s', (event, audience, href) => {
    expect(noticeHref(event, '9', audience)).toBe(href)
  })
})

describe('a firm’s mark', () => {
  test.each([
    ['Harcourt & Vane', 'HV'],
    ['Northgate Law', 'NL'],
    ['ashgrove', 'A'],
    ['Émile Zola Ltd', 'ÉZ'],
  ])('of %s is %s', (name, mark) => {
    expect(markOf(name)).toBe(mark)
  })
})

describe('a sign-in form', () => {
  test.each([
    ['eleanor@harcourt.test', null],
    [' eleanor@harcourt.test ', null],
    ['', 'Enter an email address, like name@example.com.'],
    ['eleanor', 'Enter an email address, like name@example.com.'],
    ['a b@c.uk', 'Enter an email address, like name@example.com.'],
  ])('says of the address "%s": %s', (value, words) => {
    expect(emailRule(value)).toBe(words)
  })

  test('asks for a password and for six figures', () => {
    expect(passwordRule('')).toBe('Enter your password.')
    expect(passwordRule(' ')).toBe(null)
    expect(codeRule('12345')).toBe('Enter the six-digit code.')
    expect(codeRule(' 123456 ')).toBe(null)
  })
})
