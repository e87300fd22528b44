import { weighPages } from './weights.mjs'

const usual = 110
const heaviest = 140

const kilobytes = (bytes) => (bytes / 1024).toFixed(1).padStart(7)

const pages = weighPages()

if (pages.length === 0) {
  console.error('There is nothing to weigh: run npm run build first.')
  process.exit(1)
}

console.info('gzip, KB   script    html  styles')
for (const { page, scripts, html, styles } of pages) {
  const over = scripts > heaviest * 1024 ? ' over' : scripts > usual * 1024 ? ' *' : ''
  console.info(
    `          ${kilobytes(scripts)} ${kilobytes(html)} ${kilobytes(styles)}  ${page}${over}`,
  )
}
const heavy = pages.filter(({ scripts }) => scripts > usual * 1024)
console.info(
  `${pages.length} pages; ${heavy.length} above ${usual} KB of script (*); the budget of the heaviest page is ${heaviest} KB`,
)
process.exit(pages.some(({ scripts }) => scripts > heaviest * 1024) ? 1 : 0)
