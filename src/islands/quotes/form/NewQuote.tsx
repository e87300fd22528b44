import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { href } from '#routes'
import { $permissions } from '#stores/user/permissions'

/** The link to a new quote: as the main act of a page's head, or in the middle of a page. */
export const NewQuote = ({ main = false }: { main?: boolean }) => {
  const may = useStore($permissions).includes('quotes.create')
  const link = (
    <a className={`btn ${main ? 'main' : ''}`} href={href('quotes-create', {})}>
      <Icon name="plus" /> New quote
    </a>
  )
  if (main) return <HeadAct may={may}>{link}</HeadAct>
  return may ? link : null
}
