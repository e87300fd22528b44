import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { UndertakingFigures as Figures } from '#domain/undertaking/undertaking'
import { href } from '#routes'
import { $undertakingFigures } from '#stores/undertaking/figures'

const page = href('quotes-requisition-replies', {})

type Count = Exclude<keyof Figures, 'fee_earner'>

/** The columns, each with the register that its figures lead to. */
const columns: readonly (readonly [Count, string, string])[] = [
  ['overdue', 'Overdue', 'view=overdue&side=given'],
  ['due_soon', 'Due in 7 days', 'view=due_soon&side=given'],
  ['owed', 'Owed by us', 'side=given'],
  ['waiting', 'To approve', 'view=waiting'],
  ['received', 'Owed to us', 'side=received'],
]

/** What is owed and waits, by fee earner. */
export default function UndertakingFigures() {
  return (
    <Loaded
      from={useStore($undertakingFigures)}
      skeleton={<Skeleton rows={2} />}
      retry={() => $undertakingFigures.revalidate()}
    >
      {(rows) => (rows.length === 0 ? null : <Table rows={rows} />)}
    </Loaded>
  )
}

const Table = ({ rows }: { rows: readonly Figures[] }) => (
  <div className="table-scroll">
    <table className="table undertaking-figures" aria-label="Undertakings by fee earner">
      <thead>
        <tr>
          <th scope="col">Fee earner</th>
          {columns.map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.fee_earner.id}>
            <th scope="row">{row.fee_earner.name}</th>
            {columns.map(([key, label, search]) => (
              <td key={key} className={key === 'overdue' && row[key] > 0 ? 'bad' : ''}>
                <a
                  href={`${page}?tab=undertakings&${search}&fee_earner=${row.fee_earner.id}`}
                  aria-label={`${row[key]}, ${label.toLowerCase()}, ${row.fee_earner.name}`}
                >
                  {row[key]}
                </a>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
