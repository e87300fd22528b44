import { useStore } from '@nanostores/react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ViolationCount } from '#domain/violation/counts'
import { date } from '#lib/format'
import { $violations } from '#stores/violation/violations'

export default function Violations() {
  return (
    <section>
      <header className="list-head">
        <h2 className="h2">Blocked by browsers</h2>
        <p className="mute">
          Content that browsers refused to run or load on our pages in the last 30 days, often
          because of a browser extension. At most 30 reports a minute are counted.
        </p>
      </header>
      <Loaded
        from={useStore($violations)}
        skeleton={<Skeleton rows={3} />}
        retry={() => $violations.revalidate()}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Empty title="Nothing was blocked">
              <p>Browsers report here what the content security policy stops.</p>
            </Empty>
          ) : (
            <table className="list workflow-steps" aria-label="Blocked by browsers">
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Blocked</th>
                  <th scope="col">Rule</th>
                  <th scope="col">Page</th>
                  <th scope="col">Times</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={`${row.day} ${row.directive} ${row.blocked} ${row.page}`} row={row} />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </section>
  )
}

const Row = ({ row }: { row: ViolationCount }) => (
  <tr>
    <td className="num">{date(row.day)}</td>
    <td>{row.blocked}</td>
    <td>{row.directive}</td>
    <td>{row.page}</td>
    <td className="num">{row.count}</td>
  </tr>
)
