import type { Column } from '#components/list/List.tsx'
import { averageText, firstTimeText, neededByLabels } from '#domain/enquiry/library/labels'
import type { LibraryRow } from '#domain/enquiry/library/library-enquiry'

export const libraryColumns: Column<LibraryRow>[] = [
  {
    key: 'code',
    head: 'Code',
    width: 84,
    cell: ({ content }) => <span className="ref">{content.code}</span>,
  },
  {
    key: 'title',
    head: 'Enquiry',
    cell: ({ content }) => <b className="med">{content.title}</b>,
  },
  {
    key: 'needed_by',
    head: 'Needed by',
    width: 110,
    dropBelow: 1060,
    className: 'mute',
    cell: ({ content }) => neededByLabels[content.needed_by],
  },
  {
    key: 'protocol',
    head: 'Protocol',
    width: 96,
    dropBelow: 1260,
    className: 'mute',
    cell: ({ content }) => (content.protocol_ok ? 'Proper' : 'Not proper'),
  },
  {
    key: 'raised',
    head: 'Used, 90 days',
    number: true,
    width: 116,
    cell: ({ use }) => use.raised || '–',
  },
  {
    key: 'first',
    head: 'First time',
    number: true,
    width: 96,
    dropBelow: 1260,
    cell: ({ use }) => firstTimeText(use),
  },
  {
    key: 'days',
    head: 'Average',
    number: true,
    width: 96,
    dropBelow: 1260,
    cell: ({ use }) => averageText(use.average_days),
  },
]

export const LibraryCard = ({ enquiry: { content, use } }: { enquiry: LibraryRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{content.title}</b>
      <span className="ref">{content.code}</span>
    </span>
    <span className="mute">
      Needed by {neededByLabels[content.needed_by].toLowerCase()}, used {use.raised} times in 90
      days
    </span>
  </>
)
