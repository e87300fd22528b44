import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { familyPermissions } from '#domain/template/families'
import type { TemplateRow } from '#domain/template/view'
import { useCan } from '#islands/chrome/use-can.ts'
import { $route } from '#stores/chrome/route'
import { $templateRows, refreshTemplates } from '#stores/template/templates'
import { TemplateStatusChip } from '../TemplateStatusChip.tsx'
import { newTemplateHref, templateHref } from '../template-href.ts'

const TemplatePage = lazy(() => import('../TemplatePage.tsx'))
const NewTemplate = lazy(() => import('../NewTemplate.tsx'))

/** The firm’s scripts beside the one that is open. */
export default function ScriptEditor() {
  const { search } = useStore($route)
  const list = useStore($templateRows)
  const asked = new URLSearchParams(search)
  const open = asked.get('script')
  return (
    <div className="script-editor">
      <Loaded
        from={{ ...list, data: list.data && list.rows }}
        skeleton={<Skeleton rows={6} />}
        retry={refreshTemplates}
      >
        {(rows) => <ScriptList rows={rows} open={open} />}
      </Loaded>
      <div className="script-open">
        <Suspense fallback={<Skeleton rows={12} />}>
          {open !== null && <TemplatePage family="script" />}
          {open === null && asked.has('new') && <NewTemplate family="script" />}
          {list.data && open === null && !asked.has('new') && <Nothing />}
        </Suspense>
      </div>
    </div>
  )
}

const Nothing = () => (
  <>
    <header className="list-head">
      <h1 className="h1">Template script editor</h1>
    </header>
    <Empty title="Choose a script, or write a new one">
      <p>
        A computed field makes a value from those of the case; templates write it as{' '}
        {'{{ computed.its_key }}'}. A helper is used by other scripts. Each has tests that must pass
        before it is published.
      </p>
    </Empty>
  </>
)

type ListProps = { rows: readonly TemplateRow[]; open: string | null }

const ScriptList = ({ rows, open }: ListProps) => {
  const canCreate = useCan(familyPermissions.script.create)
  return (
    <nav className="script-list" aria-label="Scripts">
      {canCreate && (
        <a className="btn main" href={newTemplateHref('script')}>
          New script
        </a>
      )}
      {rows.length === 0 && <p className="mute">There are no scripts yet.</p>}
      <ul>
        {rows.map((row) => (
          <ScriptLine key={row.key} row={row} open={open} />
        ))}
      </ul>
    </nav>
  )
}

const ScriptLine = ({ row, open }: { row: TemplateRow; open: string | null }) => {
  const id = row.pending?.id ?? row.id
  return (
    <li>
      <a
        className="link"
        href={templateHref('script', id)}
        aria-current={id === open ? 'page' : undefined}
      >
        {row.content.name}
      </a>{' '}
      <TemplateStatusChip status={row.pending?.status ?? row.status} />
      <small className="mute">{row.key}</small>
    </li>
  )
}
