import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import type { ClassificationRow } from '#domain/enquiry/classification/classification'
import { HeadAct } from '#islands/chrome/HeadAct.tsx'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { pluralise } from '#lib/format'
import { href } from '#routes'
import { $classifications, NEW_CLASSIFICATION } from '#stores/enquiry/classifications'

const hrefOf = (id: string) => href('admin-additional-enquiry-classifications-id', { id })

const columns: Column<ClassificationRow>[] = [
  {
    key: 'code',
    head: 'Code',
    width: 76,
    cell: (it) => <span className="ref">{it.code}</span>,
  },
  {
    key: 'name',
    head: 'What it is about',
    cell: (it) => (
      <>
        <b className="med">{it.name}</b> {!it.is_active && <Chip>Retired</Chip>}
      </>
    ),
  },
  {
    key: 'answerers',
    head: 'Who answers',
    width: '20%',
    className: 'mute',
    cell: (it) => it.answerers.join(', '),
  },
  { key: 'days', head: 'Working days', number: true, width: 120, cell: (it) => it.sla_wd },
  { key: 'open', head: 'Open', number: true, width: 76, cell: (it) => it.open || '–' },
  {
    key: 'library',
    head: 'In library',
    number: true,
    width: 96,
    dropBelow: 1060,
    cell: (it) => it.in_library || '–',
  },
]

export default function ClassificationList() {
  const from = useStore($classifications)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Manage AE Classifications</h1>
        <span className="end">
          <HeadAct can="additional-enquiries.create">
            <a className="btn main" href={hrefOf(NEW_CLASSIFICATION)}>
              <Icon name="plus" /> New classification
            </a>
          </HeadAct>
        </span>
      </header>
      <ListPage
        label="Classifications"
        noun="classification"
        from={{ ...from, rows: from.data ?? [] }}
        retry={() => $classifications.revalidate()}
        columns={columns}
        keyOf={(it) => it.code}
        hrefOf={(it) => hrefOf(it.code)}
        card={(it) => <Card classification={it} />}
        nothing={<Empty title="No classifications" />}
      />
    </>
  )
}

const Card = ({ classification: it }: { classification: ClassificationRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{it.name}</b>
      <span className="ref">{it.code}</span>
    </span>
    <span className="mute">
      {it.answerers.join(', ')}, {pluralise(it.sla_wd, 'working day')}
      {!it.is_active && ', retired'}
    </span>
  </>
)
