import { useStore } from '@nanostores/react'
import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import { Chip } from '#components/Marks.tsx'
import { chasedText } from '#domain/enquiry/chasing/chasing'
import { holderOf, isEnquiryOverdue } from '#domain/enquiry/enquiry'
import { fullText } from '#domain/enquiry/full-text'
import { holderLabels, statusLabels } from '#domain/enquiry/labels'
import type { LiveEnquiry } from '#domain/enquiry/queue/api'
import { useCan } from '#islands/chrome/use-can.ts'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { shortDate, today } from '#lib/format'
import { href } from '#routes'
import { $liveEnquiries, loadMoreLive, refreshLive } from '#stores/enquiry/queue'

const parts = () => import('./live-list.ts')

const holderText = (enquiry: LiveEnquiry) => {
  const holder = holderOf(enquiry)
  if (holder === null) return '–'
  const since = `${holderLabels[holder]}, since ${shortDate(enquiry.held_since)}`
  return [since, chasedText(enquiry)].filter(Boolean).join(', ')
}

const columns: Column<LiveEnquiry>[] = [
  { key: 'ref', head: 'Case', width: 116, cell: (it) => <span className="ref">{it.ref}</span> },
  {
    key: 'text',
    head: 'Enquiry',
    cell: (it) => (
      <>
        {it.number}. <b className="med">{fullText(it)}</b>{' '}
        <span className="faint">
          {it.address}, {it.classification}
        </span>
      </>
    ),
  },
  {
    key: 'side',
    head: 'Side',
    width: 110,
    dropBelow: 1260,
    className: 'mute',
    cell: (it) => (it.direction === 'we_answer' ? 'We answer' : 'We ask'),
  },
  { key: 'round', head: 'Round', number: true, width: 76, dropBelow: 1060, cell: (it) => it.round },
  { key: 'holder', head: 'Who has it', width: '17%', cell: holderText },
  {
    key: 'earner',
    head: 'Deals with it',
    width: '12%',
    dropBelow: 1060,
    className: 'mute',
    cell: (it) => (it.assignee ?? it.fee_earner).name,
  },
  {
    key: 'due',
    head: 'Due',
    width: 84,
    cell: (it) => (
      <span className={isEnquiryOverdue(it, today()) ? 'bad' : ''}>
        {it.due_on ? shortDate(it.due_on) : '–'}
      </span>
    ),
  },
  {
    key: 'status',
    head: 'Status',
    width: 190,
    dropBelow: 1060,
    cell: (it) => <Chip>{statusLabels[it.status]}</Chip>,
  },
]

/** The open enquiries of all cases, the earliest due first. */
export default function LiveQueue() {
  const from = useStore($liveEnquiries)
  return (
    <ListPage
      label="Open enquiries"
      noun="enquiry"
      from={from}
      retry={refreshLive}
      loadMore={loadMoreLive}
      canPick={useCan('conveyance.update')}
      columns={columns}
      keyOf={(it) => it.id}
      hrefOf={(it) => `${href('conveyances-id', { id: it.conveyance_id })}?tab=enquiries`}
      card={(it) => <Card enquiry={it} />}
      parts={parts}
      nothing={
        <Empty title="No open enquiries">
          <p>Enquiries are recorded on each case, and listed here while they are open.</p>
        </Empty>
      }
    />
  )
}

const Card = ({ enquiry: it }: { enquiry: LiveEnquiry }) => (
  <>
    <span className="row between">
      <b className="strong cut">
        {it.number}. {fullText(it)}
      </b>
      <span className="ref">{it.ref}</span>
    </span>
    <span className="mute">
      {statusLabels[it.status]}, {holderText(it)}
      {it.due_on && `, due ${shortDate(it.due_on)}`}
    </span>
  </>
)
