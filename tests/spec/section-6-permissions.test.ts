import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as rules from '#domain/permissions'
import { permissions } from '#domain/permissions'
import { routeTable } from '#routes'
import { pages } from './pages.ts'

type Holder = Parameters<typeof rules.holdsEvery>[0]
type Check = (it: Holder, names: string | readonly string[] | null | undefined) => boolean

const some = fc.constantFrom('a', 'b', 'c', 'd', 'ab')
const held = fc.uniqueArray(some)
const asked = fc.uniqueArray(some, { minLength: 1 })
const holding = (names: readonly string[], roles: readonly string[] = []): Holder => ({
  permissions: names.map((name) => ({ name })),
  roles,
})
const always = (hold: (mine: string[], names: string[]) => boolean) =>
  fc.assert(fc.property(held, asked, hold))

describe('has permission', () => {
  test('is true only when the user has at least one permission and, for a single name, holds it', () => {
    always((mine, [name = '']) => rules.holdsEvery(holding(mine), name) === mine.includes(name))
    expect(rules.holdsEvery(holding([]), 'a')).toBe(false)
  })

  test('for a list, holds all', () => {
    always(
      (mine, names) =>
        rules.holdsEvery(holding(mine), names) === names.every((name) => mine.includes(name)),
    )
  })
})

test('has any permission: true if at least one of a list is held', () => {
  always(
    (mine, names) =>
      rules.holdsAny(holding(mine), names) === names.some((name) => mine.includes(name)),
  )
})

describe('lacks permission', () => {
  test('is true when the given permission is not held', () => {
    always((mine, [name = '']) => rules.lacksAny(holding(mine), name) === !mine.includes(name))
  })

  test('is false for empty input', () => {
    for (const names of ['', [], null, undefined]) {
      expect(rules.lacksAny(holding([]), names)).toBe(false)
      expect(rules.lacksAny(null, names)).toBe(false)
    }
  })

  test('is the opposite of has permission for whatever is named', () => {
    always(
      (mine, names) =>
        rules.lacksAny(holding(mine), names) !== rules.holdsEvery(holding(mine), names),
    )
  })
})

describe('has role', () => {
  test('a single role must be in the user’s roles', () => {
    always((mine, [name = '']) => rules.hasRole(holding([], mine), name) === mine.includes(name))
  })

  test('a list requires all', () => {
    always(
      (mine, names) =>
        rules.hasRole(holding([], mine), names) === names.every((name) => mine.includes(name)),
    )
  })

  test('a permission is no role, and a role no permission', () => {
    expect(rules.hasRole(holding(['a']), 'a')).toBe(false)
    expect(rules.holdsEvery(holding([], ['a']), 'a')).toBe(false)
  })
})

test('has any role: true if at least one of a list is held; false for an empty list', () => {
  always(
    (mine, names) =>
      rules.hasAnyRole(holding([], mine), names) === names.some((name) => mine.includes(name)),
  )
  expect(rules.hasAnyRole(holding([], ['a']), [])).toBe(false)
})

const positive: readonly (readonly [string, Check])[] = [
  ['has permission', rules.holdsEvery],
  ['has any permission', rules.holdsAny],
  ['has role', rules.hasRole],
  ['has any role', rules.hasAnyRole],
]

describe.each(positive)('%s', (_, check) => {
  test('gives false for empty or missing input', () => {
    for (const names of ['', [], null, undefined]) {
      expect(check(holding(['a'], ['a']), names)).toBe(false)
    }
  })

  test('gives false for a user without permissions or roles', () => {
    fc.assert(fc.property(asked, (names) => !check(holding([]), names) && !check(null, names)))
  })
})

describe('permissions', () => {
  test('are asked for by the same rules where a name is checked by the compiler', () => {
    expect(rules.hasPermission).toBe(rules.holdsEvery)
    expect(rules.hasAnyPermission).toBe(rules.holdsAny)
    expect(rules.lacksPermission).toBe(rules.lacksAny)
    // @ts-expect-error: there is no such permission
    expect(rules.hasPermission(holding(['quotes.create']), 'quotes.creat')).toBe(false)
  })

  test('are written resource.action with actions view-any, view, create, update', () => {
    for (const name of permissions) expect(name).toMatch(/^[a-z-]+\.(view-any|view|create|update)$/)
  })

  test('that the pages of the specification need are all known', () => {
    const needed = pages.flatMap(({ permissions: names }) => names)
    expect(needed.filter((name) => !(permissions as readonly string[]).includes(name))).toEqual([])
  })
})

const templates = (kind: string) => ({
  'view-any': [`/admin/templates/${kind}`],
  create: [`/admin/templates/${kind}/create`],
  update: [`/admin/templates/${kind}/:id`],
})
const records = (area: string) => ({
  'view-any': [`/admin/${area}`],
  create: [`/admin/${area}/create`],
  update: [`/admin/${area}/:id`],
})
const uses: readonly (readonly [string, Readonly<Record<string, readonly string[]>>])[] = [
  [
    'additional-enquiries',
    {
      'view-any': [
        '/admin/additional-enquiries',
        '/admin/additional-enquiries/:id',
        '/admin/additional-enquiry-classifications',
        '/admin/additional-enquiry-classifications/:id',
      ],
    },
  ],
  [
    'communication-types',
    {
      'view-any': ['/admin/communication-matrix', '/admin/communication-types'],
      update: ['/admin/communication-matrix'],
    },
  ],
  ['communications', records('communications')],
  ['roles', records('roles')],
  [
    'email-templates',
    { ...templates('emails'), 'view-any': ['/admin/script-editor', '/admin/templates/emails'] },
  ],
  ['document-templates', templates('documents')],
  ['template-layouts', templates('layouts')],
  ['snippets', templates('snippets')],
  ['users', records('users')],
  [
    'workflows',
    {
      'view-any': ['/admin/workflows', '/workflows'],
      create: ['/admin/workflows/create', '/admin/workflows/import'],
      update: ['/admin/workflows/:id'],
      view: ['/workflows/:id'],
    },
  ],
  [
    'conveyance',
    { 'view-any': ['/conveyances'], update: ['/conveyances/:id'], view: ['/conveyances/:id'] },
  ],
  [
    'quotes',
    {
      create: ['/quotes/create'],
      'view-any': [
        '/quotes/quote-cases/presold-quote-list',
        '/quotes/quote-cases/presold-quote-list-slim',
        '/quotes/quote-cases/sold-quote-list',
        '/quotes/quote-cases/sold-quote-list-slim',
      ],
    },
  ],
  [
    'leads',
    {
      create: ['/quotes/leads/create'],
      'view-any': ['/quotes/leads/presold', '/quotes/leads/sold'],
    },
  ],
]

const specified = Object.values(routeTable).filter(({ added }) => !added)

/** Which pages need which permissions of a resource, by action. */
const neededOf = (resource: string) => {
  const needed: Record<string, string[]> = {}
  for (const { path, can } of specified) {
    for (const permission of can) {
      const [of, action = ''] = permission.split('.')
      if (of === resource) needed[action] = [...(needed[action] ?? []), path].sort()
    }
  }
  return needed
}

describe('the permissions used', () => {
  test.each(uses)('of %s are those of its row, each by its own pages alone', (resource, row) => {
    expect(neededOf(resource)).toEqual(row)
  })

  test('are of no resource without a row', () => {
    const resources = specified.flatMap(({ can }) => can.map((it) => it.split('.')[0]))
    expect([...new Set(resources)].toSorted()).toEqual(uses.map(([name]) => name).toSorted())
  })
})
