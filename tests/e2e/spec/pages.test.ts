import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Audience, shellOf } from '#routes'
import { type Site, siteOf } from '#worker/directory/site'
import { addressOf } from '#worker/edge/address'
import { fillPlaceholders, valuesOf } from '#worker/edge/page/placeholders'
import type { Env } from '#worker/env'
import { exampleOf, pages, stripped } from '../../spec/pages.ts'
import { ask, type Caller, callerFor } from '../../support/api.ts'
import { allowNoise, newPage } from '../../support/browser.ts'

const fileOf = (path: string) => `dist${path === '/' ? '/index' : shellOf(path)}.html`

let owner: Caller
beforeAll(async () => {
  owner = await callerFor(inject('base'), 'owner@harcourt.test')
})

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('page title and description come from route meta fields, prefixed with the product’s brand name', () => {
  test.each(pages)('$path', async ({ path, title, auth }) => {
    const headers = auth ? { Cookie: owner.cookie } : {}
    const { status, text } = await ask(inject('base'), { path: exampleOf(path), headers })
    const whole = `Harcourt &#38; Vane | ${title}`
    expect(status).toBe(path === '/403' ? 403 : 200)
    expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toBe(whole)
    expect(contentOf(text, 'description')).toBe(
      path === '/workflows' ? 'Harcourt &#38; Vane | Workflows Index' : whole,
    )
    expect([contentOf(text, 'author'), contentOf(text, 'og:title')]).toEqual([
      'Harcourt &#38; Vane',
      whole,
    ])
  })
})

test.each(pages)('the layout of $path is the one of its route', ({ path, layout }) => {
  const html = readFileSync(fileOf(path), 'utf8')
  expect(/data-layout="([^"]*)"/.exec(html)?.[1]).toBe(layout ?? 'auth')
  expect(html.includes('data-layout-open')).toBe(layout === undefined)
})

describe('the error page', () => {
  test('shows Page Not Found for 404, with status 404 and the path', async () => {
    const page = await newPage(inject('base'))
    allowNoise(page, /404/)
    const answer = await page.goto('/auth/nowhere')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Page Not Found', exact: true }).waitFor()
    await page.getByText('Page not found: /auth/nowhere', { exact: true }).waitFor()
  })

  test('shows Internal Server Error for any other status', () => {
    const html = readFileSync('dist/500.html', 'utf8')
    expect(html).toMatch(/<h1[^>]*>Internal Server Error<\/h1>/)
    expect(html).toContain('<title>__BRAND__ | Internal Server Error</title>')
    expect(html).toContain('<!--trace-->')
  })
})

const hosts = ['localhost', 'clients.localhost', 'agents.localhost', 'quotes.localhost'] as const
const shared = ['dist/403.html', 'dist/404.html', 'dist/500.html']

describe.each(hosts)('every link of every page leads somewhere on %s', (host) => {
  const env = { ENVIRONMENT: 'local', DIRECTORY: { get: async () => null } } as unknown as Env
  const audience = (/^(clients|agents|quotes)\./.exec(host)?.[1] ?? null) as Audience | null
  const files = pages
    .filter(({ path }) => audience === null || stripped(path, audience) !== null)
    .map(({ path }) => fileOf(path))
  let site: Site

  beforeAll(async () => {
    site = (await siteOf(env, new URL(`http://${host}:8787`))) as Site
  })

  test.each([...new Set([...files, ...shared])])('%s', (file) => {
    const html = fillPlaceholders(readFileSync(file, 'utf8'), valuesOf(env, site, 'b1'))
    expect(html).not.toMatch(/href="[^"]*__[A-Z_]+__/)
    for (const link of linksIn(html)) expect([link, leadsSomewhere(link)]).toEqual([link, true])
  })

  const linksIn = (html: string) =>
    [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, link = '']) => link)

  const leadsSomewhere = (link: string) => {
    if (/^(#|tel:|mailto:)/.test(link)) return true
    const { hostname, pathname } = new URL(link, `http://${host}:8787`)
    const label = hostname.split('.')[0]
    const there = label === 'clients' || label === 'agents' || label === 'quotes' ? label : null
    return addressOf(pathname, hostname === host ? audience : there).kind === 'route'
  }
})
