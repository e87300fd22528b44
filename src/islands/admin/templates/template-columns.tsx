import type { Column } from '#components/list/List.tsx'
import { matterNames } from '#domain/matter-names'
import { templateAudienceLabels } from '#domain/template/labels'
import type { TemplateFamily } from '#domain/template/template'
import type { TemplateRow } from '#domain/template/view'
import { dateWithYear, dayOf } from '#lib/format'
import { TemplateStatusChip } from './TemplateStatusChip.tsx'

const changed = ({ is_standard, changed_by, changed_at }: TemplateRow) =>
  is_standard || changed_at === null
    ? 'Standard'
    : `${changed_by}, ${dateWithYear(dayOf(changed_at))}`

const matters = ({ content }: TemplateRow) =>
  content.matter_types.map((it) => matterNames[it]).join(', ') || 'Every matter'

type Columns = readonly Column<TemplateRow>[]

const name: Column<TemplateRow> = {
  key: 'name',
  head: 'Name',
  cell: (it) => (
    <>
      <b className="med">{it.content.name}</b>{' '}
      <span className="faint">
        {it.key}
        {it.content.word !== null && ', Word file'}
      </span>
    </>
  ),
}

const shared: Columns = [
  {
    key: 'used',
    head: 'Used by',
    number: true,
    width: 76,
    dropBelow: 1060,
    cell: (it) => it.used_by || '–',
  },
  { key: 'number', head: 'Version', number: true, width: 76, cell: (it) => it.number },
  {
    key: 'changed',
    head: 'Last changed',
    width: '17%',
    dropBelow: 1260,
    className: 'mute',
    cell: changed,
  },
  {
    key: 'status',
    head: 'Status',
    width: 150,
    cell: (it) => (
      <span className="row">
        <TemplateStatusChip status={it.status} />
        {it.pending !== null && it.pending.id !== it.id && (
          <TemplateStatusChip status={it.pending.status} />
        )}
      </span>
    ),
  },
]

const audience: Column<TemplateRow> = {
  key: 'audience',
  head: 'For',
  width: '12%',
  cell: ({ content }) => (content.audience ? templateAudienceLabels[content.audience] : '–'),
}

const own: Readonly<Record<TemplateFamily, Columns>> = {
  document: [
    audience,
    { key: 'matters', head: 'Matters', width: '15%', dropBelow: 1060, cell: matters },
    {
      key: 'signature',
      head: 'Signed',
      width: 72,
      dropBelow: 1260,
      cell: ({ content }) => (content.needs_signature ? 'Yes' : '–'),
    },
  ],
  email: [
    { key: 'subject', head: 'Subject', width: '24%', cell: ({ content }) => content.subject },
    audience,
  ],
  layout: [
    {
      key: 'for',
      head: 'For',
      width: '14%',
      cell: ({ content }) => (content.layout_for === 'email' ? 'Emails' : 'Documents'),
    },
  ],
  snippet: [
    { key: 'category', head: 'Category', width: '12%', cell: ({ content }) => content.category },
    { key: 'text', head: 'Text', width: '30%', dropBelow: 1060, cell: (it) => it.text_start },
  ],
  script: [],
}

export const templateColumns = (family: TemplateFamily): Column<TemplateRow>[] => [
  name,
  ...own[family],
  ...shared,
]

export const TemplateCard = ({ template }: { template: TemplateRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{template.content.name}</b>
      <TemplateStatusChip status={template.pending?.status ?? template.status} />
    </span>
    <span className="mute">{template.content.subject || template.text_start}</span>
  </>
)
