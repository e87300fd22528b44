import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sourcesUnder } from '../support/sources.ts'

const KB = 1024
const folder = 'src/styles/'

/** A sheet with what it imports, as the build puts them together, without comments and white space. */
const whole = (path: string): string =>
  readFileSync(path, 'utf8')
    .replaceAll(/@import "([^"]+)";/g, (_, to: string) =>
      whole(new URL(to, `file:///${path}`).pathname.slice(1)),
    )
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')

const weightOf = (path: string) => gzipSync(whole(path), { level: 9 }).length / KB
const areas = sourcesUnder([`${folder}areas`], /\.css$/).map(({ path }) => path)

test('the shared style sheet weighs at most 16 KB', () => {
  expect(weightOf(`${folder}index.css`)).toBeLessThan(16)
})

test.each(areas)('%s weighs at most 6 KB', (path) => {
  expect(weightOf(path)).toBeLessThan(6)
})

test('every area names the order of layers first, since it may be loaded before the shared sheet', () => {
  const [order] = readFileSync(`${folder}index.css`, 'utf8').split('\n')
  expect(areas.length).toBeGreaterThan(8)
  for (const path of areas) expect(readFileSync(path, 'utf8').startsWith(`${order}\n`)).toBe(true)
})

test('every sheet is imported by an entry', () => {
  const entries = [`${folder}index.css`, ...areas].map((path) => readFileSync(path, 'utf8')).join()
  const sheets = sourcesUnder([folder], /^src\/styles\/[^/]+\.css$/).map(({ path }) => path)
  const unused = sheets.filter((path) => !entries.includes(`/${path.slice(folder.length)}"`))
  expect(unused).toEqual([`${folder}index.css`])
  expect(existsSync(`${folder}records.css`)).toBe(true)
})
