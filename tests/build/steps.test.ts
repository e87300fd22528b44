import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { fewChunks, membersOf } from '../../worker/local/build/chunks.mjs'
import { ownSymbols, symbol } from '../../worker/local/build/icons.mjs'
import { bareImports } from '../../worker/local/build/imports.mjs'
import { withPreloads } from '../../worker/local/build/preloads.mjs'
import { buildRecord, inlineHashes, pageFingerprints } from '../../worker/local/build/record.mjs'
import { clientScripts } from '../../worker/local/build/scripts.mjs'
import { tableOf } from '../../worker/local/build/shells.mjs'

describe('a step of the client’s build', () => {
  const finish = (hasRun: boolean) =>
    clientScripts([{ name: 'a-step', api: { hasRun } }]).hooks['astro:build:done']

  test('that found nothing to do fails the build', () => {
    expect(finish(false)).toThrow('a-step found nothing to do')
    expect(finish(true)).not.toThrow()
  })

  test('has not run until it changed what browsers load', () => {
    const step = bareImports()
    const load = (name: string) =>
      step.load.call({ environment: { name } }, '\0vite/preload-helper.js')
    expect(load('ssr')).toBeNull()
    expect(step.api.hasRun).toBe(false)
    expect(load('client')).toContain('vite:preloadError')
    expect(step.api.hasRun).toBe(true)
  })
})

describe('the shared chunks', () => {
  const graphOf = (imports: Readonly<Record<string, readonly string[]>>) => ({
    getModuleIds: () => Object.keys(imports),
    getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
  })
  const plan = {
    groups: [
      { name: 'tools', of: /bar|row/, roots: ['/Tools.tsx'] },
      { name: 'list', roots: ['/List.tsx'] },
    ],
    base: { name: 'base', roots: ['/begin.ts'] },
    signIn: ['/login.ts'],
  }

  test('have what their roots import, and the base what begins everywhere', () => {
    const graph = graphOf({
      '/a/Tools.tsx': ['/a/bar.tsx', '/a/row.ts', '/a/label.ts'],
      '/a/bar.tsx': [],
      '/a/List.tsx': ['/a/row.ts', '/a/atom.ts', '/node_modules/zod/mini.js'],
      '/a/begin.ts': ['/a/atom.ts', '/a/mark.ts', '/a/toast.ts'],
      '/a/login.ts': ['/a/send.ts', '/a/password.ts', '/a/toast.ts'],
      '/a/row.ts': ['/a/send.ts'],
      '/a/atom.ts': [],
    })
    expect(Object.fromEntries(membersOf(graph, plan))).toEqual({
      '/a/bar.tsx': 'tools',
      '/a/List.tsx': 'list',
      '/a/row.ts': 'list',
      '/a/begin.ts': 'base',
      '/a/atom.ts': 'base',
      '/a/mark.ts': 'base',
      '/a/toast.ts': 'base',
      '/a/send.ts': 'base',
    })
  })

  test('fail the build when a root is not in it', () => {
    const graph = graphOf({ '/a/Tools.tsx': [], '/a/begin.ts': [], '/a/login.ts': [] })
    expect(() => membersOf(graph, plan)).toThrow('No page loads /List.tsx')
    expect(fewChunks().api.hasRun).toBe(false)
  })
})

describe('the sprite', () => {
  test('fails the build for an icon that nobody drew, and for a drawing without one', () => {
    expect(() => symbol('no-such', null)).toThrow('No icon is called "no-such"')
    expect(() => ownSymbols('<svg/>')).toThrow('draws no symbol')
    expect([...ownSymbols('<symbol id="seal"><path/></symbol>').keys()]).toEqual(['seal'])
  })
})

test('a page names its scripts at the end of its head', () => {
  const named = withPreloads('<head><title>A</title></head><p></p>', ['/a.js'])
  expect(named).toBe('<head><title>A</title><link rel="modulepreload" href="/a.js"></head><p></p>')
  expect(() => withPreloads('<p></p>', [])).toThrow('without a head')
})

test('the shells of `npm run dev` fail without a route table', () => {
  expect(() => tableOf({ routeTable: {} })).toThrow('no routes')
})

describe('the record of a build', () => {
  const built = (pages: Readonly<Record<string, string>>) => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'))
    for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, name), html)
    buildRecord().hooks['astro:build:done']({ dir: pathToFileURL(`${folder}/`) })
    const { id } = JSON.parse(readFileSync(join(folder, 'builds/latest.json'), 'utf8'))
    return JSON.parse(readFileSync(join(folder, `builds/meta/${id}.json`), 'utf8'))
  }

  test('has a fingerprint of each page that changes with the page alone', () => {
    const script = '<script>1</script>'
    const before = built({ 'index.html': script, '_.html': `${script}<p>a</p>` })
    const after = built({ 'index.html': script, '_.html': `${script}<p>b</p>` })
    expect(Object.keys(before.pages).sort()).toEqual(['/', '/_'])
    expect(after.id).not.toBe(before.id)
    expect(after.pages['/']).toBe(before.pages['/'])
    expect(after.pages['/_']).not.toBe(before.pages['/_'])
    expect(pageFingerprints(new Map([['/', script]]))['/']).toHaveLength(12)
  })

  test('fails the build without pages, or without a script to allow', () => {
    expect(() => built({})).toThrow('No page was built')
    expect(() => inlineHashes(['<p>a</p>'])).toThrow('No page has an inline script')
  })
})
