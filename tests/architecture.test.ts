import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { circlesIn } from '#worker/local/circles'
import { importsOf, sourcesUnder } from './support/sources.ts'

const product = sourcesUnder(['src', 'worker'], /(?<!\.d)\.(ts|tsx|astro|mjs|css)$/)
const tests = sourcesUnder(['tests'], /\.test\.tsx?$/)

type Layer = {
  readonly of: RegExp
  readonly files: RegExp
  /** Packages that it may import; any when absent. */
  readonly packages?: RegExp
}

// Who may import whom. A file belongs to the first layer that names it.
const layers: readonly Layer[] = [
  { of: /^src\/domain\//, files: /^src\/domain\//, packages: /^zod\/mini$/ },
  { of: /^src\/routes\.ts$/, files: /^src\/domain\//, packages: /^$/ },
  { of: /^src\/lib\//, files: /^src\/(lib|domain|routes)\b/ },
  {
    of: /^src\/stores\//,
    files: /^src\/(stores|lib|domain)\//,
    packages: /^(@nanostores\/|nanostores$|zod\/mini$)/,
  },
  {
    of: /^src\/components\//,
    files: /^src\/(components\/|domain\/|lib\/(format|saved-draft)\b|styles\/)/,
  },
  {
    // Of lib, only what neither asks the server nor keeps anything: that is the stores' part.
    of: /^src\/islands\//,
    files:
      /^src\/(islands\/|components\/|stores\/|domain\/|routes\b|lib\/(format|firm|navigate)\b|styles\/)/,
  },
  {
    of: /^src\/(layouts|pages)\//,
    files: /^src\/(layouts\/|pages\/.*\/_|islands\/|components\/|routes\b|lib\/shell\b|styles\/)/,
  },
  { of: /^src\/styles\//, files: /^src\/styles\// },
  { of: /^worker\/local\//, files: /^(worker|src)\// },
  // The directory tells the edge and the firm's object the same, and knows neither.
  { of: /^worker\/directory\//, files: /^(worker\/(directory|demo|realtime)\/|src\/domain\/)/ },
  // The edge calls the firm's object through its binding alone, whose type env.ts has.
  { of: /^worker\/edge\//, files: /^(worker\/(?!local\/|tenant\/)|src\/(domain\/|routes\b))/ },
  { of: /^worker\/tenant\//, files: /^(worker\/(?!local\/|edge\/)|src\/(domain\/|routes\b))/ },
  { of: /^worker\//, files: /^(worker\/(?!local\/)|src\/(domain\/|routes\b))/ },
]

const isFile = (imported: string) => /^(src|worker|tests|public)\//.test(imported)
const browserOnly =
  /^(react|react-dom|astro|nanostores|@nanostores\/|@base-ui\/|@tanstack\/|pusher-js|laravel-echo)/
const workerOnly = /^(hono|cloudflare:|node:|iron-webcrypto|pdfmake)/

const refusals = product.flatMap((source) => {
  const layer = layers.find(({ of }) => of.test(source.path))
  if (!layer) return [`${source.path} belongs to no layer`]
  return importsOf(source)
    .filter((imported) => !isAllowed(layer, source.path, imported))
    .map((imported) => `${source.path} imports ${imported}`)
})

function isAllowed(layer: Layer, path: string, imported: string) {
  if (isFile(imported)) return layer.files.test(imported)
  if (path.startsWith('worker/local/')) return true
  const foreign = path.startsWith('src/') ? workerOnly : browserOnly
  return !foreign.test(imported) && (layer.packages?.test(imported) ?? true)
}

describe('imports', () => {
  test('go only in the directions of the architecture', () => {
    expect(refusals).toEqual([])
  })

  test('make no circle, types included', () => {
    const imports = new Map(product.map((source) => [source.path, importsOf(source)]))
    expect(circlesIn(imports).map((circle) => circle.join(' → '))).toEqual([])
  })

  test('reach the resources of the API through resources.ts alone', () => {
    const others = product.filter(
      ({ path }) => !/^worker\/(resources\.ts$|resources\/|local\/)/.test(path),
    )
    const reaching = others.filter((source) =>
      importsOf(source).some((imported) => imported.startsWith('worker/resources/')),
    )
    expect(reaching.map(({ path }) => path)).toEqual([])
  })

  test('never take classic zod, which weighs three times as much and probes eval', () => {
    const classic = product.filter((source) => importsOf(source).includes('zod'))
    expect(classic.map(({ path }) => path)).toEqual([])
  })
})

describe('names', () => {
  test('say what a file is about', () => {
    const vague = [...product, ...tests].filter(({ path }) =>
      /(^|[/.-])(utils?|helpers?|misc|common)([/.-]|$)/i.test(path),
    )
    expect(vague.map(({ path }) => path)).toEqual([])
  })

  test('put every test where a project of vitest finds it', () => {
    const lost = tests.filter(
      ({ path }) =>
        !/^tests\/(domain|worker|stores|islands|lib|components|realtime|spec|build|runtime|e2e|nightly|crash)\/|^tests\/[^/]+$/.test(
          path,
        ),
    )
    expect(lost.map(({ path }) => path)).toEqual([])
  })
})

describe('migrations', () => {
  test('never drop a table, because its child rows vanish without an error', () => {
    const dropping = sourcesUnder(['worker'], /\.(ts|sql)$/).filter(
      ({ path, text }) =>
        path.startsWith('worker/tenant/schema/') && /\bdrop\s+table\b/i.test(text),
    )
    expect(dropping.map(({ path }) => path)).toEqual([])
  })
})

describe('files', () => {
  // Tables of data, schemas and letters, which are longer the more they know.
  const tables = [
    /^src\/routes\.ts$/,
    /^src\/domain\/.*\b(api|rates|default)\.ts$/,
    /^src\/domain\/template\/starter\/\w+\.ts$/,
    /^worker\/tenant\/(user\/role\/default|schema\/steps)\.ts$/,
  ]
  const longest = 200
  const most = 40

  test('are short enough to read at once', () => {
    const long = product
      .filter(({ path }) => !tables.some((table) => table.test(path)))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ path, lines }) => lines > longest && !path.endsWith('.css'))
    expect(long).toEqual([])
  })

  test('are few enough in a folder to see at once', () => {
    const folders = Map.groupBy([...product, ...tests], ({ path }) => dirname(path))
    const full = [...folders].filter(([, files]) => files.length > most)
    expect(full.map(([folder]) => folder)).toEqual([])
  })
})

// The audit is filed by days in UTC, mail servers search by them, and the day of a spreadsheet's cell has no zone.
const utcDays =
  /^(src\/domain\/dates|src\/islands\/quotes\/import\/sheet-cells|worker\/tenant\/events\/audit-|worker\/integrations\/mailbox\/imap\/changes)/

test('a day is cut out of an instant for London, never in UTC', () => {
  const isCut = (text: string) => /(\bat|_at|\bnow|toISOString\(\))\??\.slice\(0, 10\)/.test(text)
  const found = product
    .filter(({ path, text }) => !utcDays.test(path) && isCut(text))
    .map(({ path }) => path)
  expect(found).toEqual([])
})
