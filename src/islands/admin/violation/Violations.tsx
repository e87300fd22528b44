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
            <ul className="tasks">
              {rows.map((row) => (
                <Row key={`${row.day} ${row.directive} ${row.blocked} ${row.page}`} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

const Row = ({ row }: { row: ViolationCount }) => (
  <li>
    <b className="t cut">{row.blocked}</b>
    <span className="ref cut">{row.directive}</span>
    <span className="cut mute">{row.page}</span>
    <time className="w num">{date(row.day)}</time>
    <span className="num">{row.count}</span>
  </li>
)
