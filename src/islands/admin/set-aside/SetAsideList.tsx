import { useStore } from '@nanostores/react'
import { Icon } from '#components/Icon.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import type { SetAsideRow } from '#domain/set-aside/api'
import { setAsideLabel, setAsideReason } from '#domain/set-aside/labels'
import { exactInstant, shortInstant } from '#lib/format'
import { $setAside } from '#stores/set-aside/set-aside'
import { SetAsideActs } from './SetAsideActs.tsx'

export default function SetAsideList() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Set aside</h1>
        <p className="mute">
          Records that cannot be read. They are left out of lists and overnight jobs.
        </p>
      </header>
      <Loaded
        from={useStore($setAside)}
        skeleton={<Skeleton rows={6} />}
        retry={() => $setAside.revalidate()}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Empty title="Nothing is set aside">
              <p>
                Every stored record is checked once a night. Any that cannot be read appear here.
              </p>
            </Empty>
          ) : (
            <ul className="tasks set-aside">
              {rows.map((row) => (
                <Row key={`${row.kind} ${row.id}`} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

const Row = ({ row }: { row: SetAsideRow }) => (
  <li>
    <Icon name="triangle-alert" />
    <b className="t cut">{setAsideLabel(row.kind)}</b>
    <span className="ref cut">{row.id}</span>
    <span className="cut mute">{setAsideReason(row.kind, row.reason)}</span>
    <time className="w num" title={exactInstant(row.found_at)}>
      {shortInstant(row.found_at)}
    </time>
    <SetAsideActs row={row} />
  </li>
)
