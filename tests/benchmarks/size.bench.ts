import { weighPages } from '../../worker/local/weights.mjs'
import { atMost, type Figure } from './figures.ts'
import type { Benchmark } from './run.ts'

const KB = 1024

type PageSize = ReturnType<typeof weighPages>[number]

const formatSize = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

/** A size against its budget; the ratio is the used share of the budget. */
const figure = (what: string, of: string, bytes: number, budget: number): Figure => ({
  what,
  measured: `${formatSize(bytes)} of gzip${of}`,
  against: `${budget} KB`,
  ratio: bytes / (budget * KB),
  budget: atMost(bytes / (budget * KB), 1),
})

const heaviest = (pages: readonly PageSize[], part: 'scripts' | 'html' | 'styles') =>
  pages.toSorted((a, b) => b[part] - a[part])[0]

/** The size of what a page needs to become usable, against the budget of its kind. */
const benchmark: Benchmark = async () => {
  const pages = weighPages()
  const figures = (['scripts', 'html'] as const).flatMap((part) => {
    const it = heaviest(pages, part)
    if (!it) return []
    const [what, budget] = part === 'scripts' ? ['script', 140] : ['HTML', 8]
    return [
      figure(
        `${what} of the heaviest of ${pages.length} pages`,
        `, ${it.page}`,
        it[part],
        Number(budget),
      ),
    ]
  })
  const list = pages.find(({ page }) => page === '/conveyances')
  const dressed = heaviest(pages, 'styles')
  const door = pages.find(({ page }) => page === '/auth/login')
  return [
    ...(list ? [figure('script of a staff list', `, ${list.page}`, list.scripts, 95)] : []),
    ...figures.slice(0, 1),
    ...(door ? [figure('script of the sign-in page', `, ${door.page}`, door.scripts, 75)] : []),
    ...figures.slice(1),
    ...(dressed
      ? [figure('styles of the most dressed page', `, ${dressed.page}`, dressed.styles, 22)]
      : []),
  ]
}

export default benchmark
