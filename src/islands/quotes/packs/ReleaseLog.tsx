import { readNames } from '#domain/sale-ready-pack/labels'
import type { PackRelease } from '#domain/sale-ready-pack/record'
import { lastDayOf } from '#domain/sale-ready-pack/releasing'
import { pluralise, shortDate, shortInstant } from '#lib/format'

/** What somebody did with their link: how often it was opened, and each time what, newest first. */
export const ReleaseLog = ({ release }: { release: PackRelease }) => {
  const { reads, withdrawn_at } = release
  const end = withdrawn_at
    ? `Link ended ${shortInstant(withdrawn_at)}`
    : `Link works until ${shortDate(lastDayOf(release))}`
  const last = reads.at(-1)
  if (last === undefined) return <small className="mute block">Not opened yet. {end}.</small>
  return (
    <details>
      <summary>
        <small>
          Opened {pluralise(reads.length, 'time')}, last {shortInstant(last.at)}. {end}.
        </small>
      </summary>
      <ol className="pack-log">
        {reads.toReversed().map(({ at, what }) => (
          <li key={at + what}>
            <small>{readNames[what]}</small> <small className="mute">{shortInstant(at)}</small>
          </li>
        ))}
      </ol>
    </details>
  )
}
