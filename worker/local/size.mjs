import { weighPages } from './weights.mjs'

/** Budgets in KB of gzip. Scripts are what a page runs before it can be used. */
const budgets = [
  { of: /\/login$/, scripts: 30 },
  { of: /\/call-logs$/, scripts: 110 },
  {
    of: /^\/(conveyances|workflows|quotes|quotes\/leads(\/presold|\/sold)?|quotes\/quote-cases\/(.*-list.*|.*logs)|admin\/(users|roles|workflows|communications))$/,
    scripts: 95,
  },
  { of: /./, scripts: 140 },
]
const HTML = 8
/** The shared style sheet and that of an area. */
const STYLES = 16 + 6

const inKilobytes = (bytes) => bytes / 1024
const written = (kilobytes) => kilobytes.toFixed(1).padStart(7)

const pages = weighPages()
if (pages.length === 0) {
  console.error('There are no built pages. Run npm run build first.')
  process.exit(1)
}

console.info('gzip, KB   script  budget    html  styles')
const over = pages.filter(({ page, scripts, html, styles }) => {
  const budget = budgets.find(({ of }) => of.test(page)).scripts
  const isOver =
    inKilobytes(scripts) > budget || inKilobytes(html) > HTML || inKilobytes(styles) > STYLES
  const figures = [inKilobytes(scripts), budget, inKilobytes(html), inKilobytes(styles)]
  console.info(`          ${figures.map(written).join(' ')}  ${page}${isOver ? '  over' : ''}`)
  return isOver
})
console.info(
  `${pages.length} pages, ${over.length} over; of a page at most ${HTML} KB of html and ${STYLES} KB of styles`,
)
process.exit(over.length > 0 ? 1 : 0)
