import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { href } from '#routes'
import { $permissions } from '#stores/user/permissions'

export const NewQuote = ({ main = false }: { main?: boolean }) =>
  useStore($permissions).includes('quotes.create') ? (
    <a className={`btn ${main ? 'main' : ''}`} href={href('quotes-create', {})}>
      <Icon name="plus" /> New quote
    </a>
  ) : null
