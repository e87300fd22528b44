import { Empty } from '#components/Loaded.tsx'
import type { Column } from '#components/list/List.tsx'
import {
  defaultClassifications,
  type EnquiryClassification,
} from '#domain/enquiry/classification-default'
import { ListPage } from '#islands/lists/ListPage.tsx'
import { pluralise } from '#lib/format'
import { href } from '#routes'

const columns: Column<EnquiryClassification>[] = [
  {
    key: 'code',
    head: 'Code',
    width: 76,
    cell: (it) => <span className="ref">{it.code}</span>,
  },
  { key: 'name', head: 'What it is about', cell: (it) => <b className="med">{it.name}</b> },
  {
    key: 'answerers',
    head: 'Who answers',
    width: '24%',
    className: 'mute',
    cell: (it) => it.answerers.join(', '),
  },
  {
    key: 'days',
    head: 'Working days',
    number: true,
    width: 128,
    cell: (it) => it.sla_wd,
  },
]

const classes = { data: defaultClassifications, rows: defaultClassifications, loading: false }

export default function ClassificationList() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Manage AE Classifications</h1>
        <p className="mute">
          The {defaultClassifications.length} classifications used to sort enquiries. They can’t be
          changed yet.
        </p>
      </header>
      <ListPage
        label="Classifications"
        noun="classification"
        from={classes}
        retry={() => {}}
        columns={columns}
        keyOf={(it) => it.code}
        hrefOf={(enquiryClassification) =>
          href('admin-additional-enquiry-classifications-id', {
            id: String(enquiryClassification.number),
          })
        }
        card={(enquiryClassification) => (
          <>
            <span className="row between">
              <b className="strong cut">{enquiryClassification.name}</b>
              <span className="ref">{enquiryClassification.code}</span>
            </span>
            <span className="mute">
              {enquiryClassification.answerers.join(', ')},{' '}
              {pluralise(enquiryClassification.sla_wd, 'working day')}
            </span>
          </>
        )}
        nothing={<Empty title="No classifications" />}
      />
    </>
  )
}
