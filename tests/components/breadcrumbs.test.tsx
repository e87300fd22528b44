import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Breadcrumbs } from '#components/Breadcrumbs.tsx'

describe('breadcrumbs', () => {
  const html = renderToStaticMarkup(
    <Breadcrumbs
      trail={[
        { title: 'Admin', href: '/admin', area: 'admin' },
        { title: 'Roles', href: '/admin/roles' },
      ]}
      here="Conveyancer"
    />,
  )

  test('lead to every page above, and name the page in view', () => {
    expect([...html.matchAll(/<li class="wide"><a href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      '/admin',
      '/admin/roles',
    ])
    expect(html).toContain('aria-current="page">Conveyancer</b>')
  })

  test('are one step back on a phone', () => {
    expect(/<a class="up narrow"[^>]*>/.exec(html)?.[0]).toContain('aria-label="Back to Roles"')
  })

  test('have no way up from the top', () => {
    const top = renderToStaticMarkup(<Breadcrumbs trail={[]} here="My day" />)
    expect(top).not.toContain('Back to')
  })
})
