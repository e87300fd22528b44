import type { Import } from '#domain/import/import'
import { grouped } from '#lib/format'
import { href } from '#routes'

const pages = { leads: 'quotes-leads', quotes: 'quotes' } as const

/** The list of what an import made; nothing where it made nothing. */
export const ImportedLink = ({ it, main = false }: { it: Import; main?: boolean }) =>
  it.counts.new === 0 ? null : (
    <a
      className={main ? 'btn main' : 'btn small'}
      href={`${href(pages[it.kind], {})}?view=all&import_id=${it.id}`}
    >
      See the {grouped(it.counts.new)} {it.kind}
    </a>
  )
