import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import { searchWith } from '#components/list/list-search.ts'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { href } from '#routes'
import { $auditRows, loadMoreAudit, refreshAudit } from '#stores/audit/audit'
import { $route } from '#stores/chrome/route'
import { AuditDrawer } from './AuditDrawer.tsx'
import { AuditCard, auditColumns } from './audit-columns.tsx'
import { CheckSection } from './CheckSection.tsx'

const parts = () => import('./audit-list.ts')

/** Everything that happened in the firm, newest first, with each row's changes beside it. */
export default function AuditPage() {
  const { search } = useStore($route)
  return (
    <>
      <AuditHead />
      <CheckSection />
      <OneRecord search={search} />
      <ListPage
        label="Audit log"
        noun="event"
        from={useStore($auditRows)}
        retry={refreshAudit}
        loadMore={loadMoreAudit}
        columns={auditColumns}
        keyOf={({ seq }) => String(seq)}
        hrefOf={({ seq }) => href('admin-audit', {}) + searchWith(search, { row: String(seq) })}
        card={(entry) => <AuditCard entry={entry} />}
        parts={parts}
        hasSavedViews="audit"
        nothing={<Empty title="Nothing recorded yet" />}
      />
      <AuditDrawer />
    </>
  )
}

const AuditHead = () => (
  <header className="list-head">
    <h1 className="h1">Audit log</h1>
    <p className="mute">Who did what, when and from where. Times are UK times.</p>
    <button type="button" className="btn end" onClick={refreshAudit}>
      <Icon name="refresh-cw" /> Refresh
    </button>
  </header>
)

const OneRecord = ({ search }: { search: string }) =>
  new URLSearchParams(search).has('record') && (
    <p className="admin-note">
      Only the events of one record, and who read it.{' '}
      <a className="link" href={href('admin-audit', {}) + searchWith(search, { record: '' })}>
        Show all records
      </a>
    </p>
  )
