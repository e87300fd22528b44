import { Icon } from '#components/Icon.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { useCan } from '#islands/chrome/use-can.ts'
import { href } from '#routes'

/** The link to a new quote: as the main act of a page's head, or in the middle of a page. */
export const NewQuote = ({ main = false }: { main?: boolean }) => {
  const may = useCan('quotes.create')
  const link = (
    <a className={`btn ${main ? 'main' : ''}`} href={href('quotes-create', {})}>
      <Icon name="plus" /> New quote
    </a>
  )
  if (main) return <HeadAct can="quotes.create">{link}</HeadAct>
  return may ? link : null
}
