import { useStore } from '@nanostores/react'
import { ChoiceField } from '#components/form/Choices.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { EnquiryFigures as Figures } from '#domain/enquiry/figures/api'
import { declinedText, type EnquiryFiguresRow, FiguresBy } from '#domain/enquiry/figures/figures'
import { figuresByLabels, figuresCsv, medianText } from '#domain/enquiry/figures/labels'
import { saveFile } from '#islands/lists/save-file.ts'
import { date } from '#lib/format'
import { setSearch } from '#stores/chrome/route'
import { $enquiryFigures, $figuresChoice } from '#stores/enquiry/figures'

type FigureColumn = {
  readonly head: string
  readonly cell: (row: EnquiryFiguresRow) => string | number
}

const columns: readonly FigureColumn[] = [
  { head: 'Enquiries', cell: (it) => it.count },
  { head: 'Rounds on average', cell: (it) => it.rounds },
  { head: 'Accepted', cell: (it) => it.accepted },
  { head: 'Median until accepted', cell: (it) => medianText(it.median_days) },
  { head: 'Declined', cell: declinedText },
]

const days = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '12 months' },
] as const

const choose = (name: 'by' | 'days', value: string) => {
  const search = new URLSearchParams(location.search)
  search.set(name, value)
  setSearch(`?${search}`)
}

/** Enquiries raised and how they ended, by classification, other firm or fee earner. */
export default function EnquiryFigures() {
  const { by } = useStore($figuresChoice)
  return (
    <>
      <Choices />
      <Loaded
        from={useStore($enquiryFigures)}
        skeleton={<Skeleton rows={8} />}
        retry={() => $enquiryFigures.revalidate()}
      >
        {(figures) => <Shown figures={figures} by={by} />}
      </Loaded>
    </>
  )
}

const Choices = () => {
  const choice = useStore($figuresChoice)
  return (
    <div className="row wrap enquiry-figures">
      <ChoiceField
        label="Count by"
        name="by"
        value={choice.by}
        options={FiguresBy.options.map((value) => ({ value, label: figuresByLabels[value] }))}
        onChange={(by) => choose('by', by)}
      />
      <ChoiceField
        label="Raised within"
        name="days"
        value={choice.days}
        options={days}
        onChange={(value) => choose('days', value)}
      />
    </div>
  )
}

type ShownProps = { figures: Figures; by: FiguresBy }

const Shown = ({ figures, by }: ShownProps) =>
  figures.rows.length === 0 ? (
    <Empty title="No enquiries in these days">
      <p>Enquiries count here once they are sent or received on a case.</p>
    </Empty>
  ) : (
    <section className="enquiry-figures" aria-label="Statistics">
      <Head figures={figures} by={by} />
      <table className="list" aria-label={`Enquiries by ${figuresByLabels[by].toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">{figuresByLabels[by]}</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col" className="n">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...figures.rows, figures.total].map((row) => (
            <Line key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )

const Line = ({ row }: { row: EnquiryFiguresRow }) => (
  <tr>
    <td>{row.key === '' ? <b className="med">All</b> : row.name}</td>
    {columns.map(({ head, cell }) => (
      <td key={head} className="n">
        {cell(row)}
      </td>
    ))}
  </tr>
)

const Head = ({ figures: { rows, from, to }, by }: ShownProps) => {
  const save = () =>
    saveFile(`enquiries-by-${by.replace('_', '-')}.csv`, figuresCsv(by, rows), 'text/csv')
  return (
    <p className="row between wrap">
      <span className="mute">
        Enquiries raised from {date(from)} to {date(to)}. Days are calendar days from raising to
        acceptance.
      </span>
      <button type="button" className="btn" onClick={save}>
        Save as CSV
      </button>
    </p>
  )
}
