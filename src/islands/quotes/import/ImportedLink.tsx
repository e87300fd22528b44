import type { Import } from '#domain/import/import'
import { formatCount } from '#lib/format'
import { href } from '#routes'

const pages = { leads: 'quotes-leads', quotes: 'quotes' } as const

/** A link to the records that an import created; nothing if it created none. */
export const ImportedLink = ({ importRun, main = false }: { importRun: Import; main?: boolean }) =>
  importRun.counts.new === 0 ? null : (
    <a
      className={main ? 'btn main' : 'btn small'}
      href={`${href(pages[importRun.kind], {})}?view=all&import_id=${importRun.id}`}
    >
      See the {formatCount(importRun.counts.new)} {importRun.kind}
    </a>
  )
