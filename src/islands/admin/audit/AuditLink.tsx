import { useCan } from '#islands/chrome/use-can.ts'
import { href } from '#routes'

type Props = { readonly subject: 'contact' | 'conveyance' | 'quote-case'; readonly id: string }

/** Leads those who may read the audit log to everything in it about one record. */
export const AuditLink = ({ subject, id }: Props) => {
  const canRead = useCan('audit.view-any')
  if (!canRead) return null
  return (
    <p>
      <a className="link" href={`${href('admin-audit', {})}?record=${subject}:${id}`}>
        Show in the audit log
      </a>
    </p>
  )
}
