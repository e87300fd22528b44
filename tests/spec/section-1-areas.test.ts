import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routeTable } from '#routes'

const under = (area: string, parts: readonly string[]) => parts.map((it) => `${area}/${it}`)
const areas: readonly (readonly [string, readonly string[]])[] = [
  [
    'an admin area',
    under('/admin', [
      ...['users', 'roles', 'workflows'],
      ...['templates/documents', 'templates/emails', 'templates/layouts', 'templates/snippets'],
      ...['communications', 'communication-types', 'communication-matrix'],
      ...['additional-enquiries', 'additional-enquiry-classifications'],
      ...['script-editor', 'uikit'],
    ]),
  ],
  ['an agents area', ['/agents', '/agents/login']],
  [
    'a clients portal',
    under('/clients', [
      ...['case-history', 'documents/:id', 'documents/:matter_type/:group'],
      ...['milestones', 'payment', 'payment-details', 'payment-other'],
    ]),
  ],
  ['a conveyances area', ['/conveyances', '/conveyances/:id']],
  [
    'a quotes and leads area',
    ['/quotes'].concat(
      under('/quotes', [
        ...['create', 'leads', 'quote-cases/:id', 'sale-memos', 'sale-ready-pack'],
        ...['requisition-replies', 'whatsapp'],
      ]),
    ),
  ],
  ['a workflows area', ['/workflows', '/workflows/:id']],
]

const fileOf = (path: string) => `src/pages${path.replaceAll(/:([a-z_]+)/g, '[$1]')}`

test.each(areas)('%s has a page for each of its parts', (_, paths) => {
  const known = Object.values(routeTable).map(({ path }) => path)
  expect(known).toEqual(expect.arrayContaining([...paths]))
  const written = paths.filter((path) =>
    [`${fileOf(path)}.astro`, `${fileOf(path)}/index.astro`].some((it) => existsSync(it)),
  )
  expect(written).toEqual(paths)
})
