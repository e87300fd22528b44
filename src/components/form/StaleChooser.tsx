import { useEffect, useId, useRef } from 'react'
import type { LastChange } from '#domain/stale-record'
import { time } from '#lib/format'

export type Disagreement = {
  readonly name: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

type Props = {
  changed: LastChange | null
  places: readonly Disagreement[]
  onKeep: () => void
  onTake: () => void
  busy?: boolean
  /** Does not take the focus. */
  isCalm?: boolean
}

export default function StaleChooser({
  changed,
  places,
  onKeep,
  onTake,
  busy,
  isCalm = false,
}: Props) {
  const heading = useId()
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isCalm) part.current?.focus()
  }, [isCalm])
  return (
    <section ref={part} tabIndex={-1} className="stale" role="alert" aria-labelledby={heading}>
      <h4 id={heading}>{headingOf(changed)}</h4>
      <p>Nothing you typed is lost. Choose which version to keep.</p>
      <BothVersions places={places} />
      <div className="feet">
        <button type="button" className="btn" aria-disabled={busy} onClick={onTake}>
          Use theirs
        </button>
        <button type="button" className="btn main" aria-disabled={busy} onClick={onKeep}>
          Keep mine
        </button>
      </div>
    </section>
  )
}

const BothVersions = ({ places }: Pick<Props, 'places'>) => (
  <table>
    <thead>
      <tr>
        <td />
        <th scope="col">Yours</th>
        <th scope="col">Theirs</th>
      </tr>
    </thead>
    <tbody>
      {places.map((place) => (
        <tr key={place.name}>
          <th scope="row">{place.label}</th>
          <td>{place.mine}</td>
          <td>{place.theirs}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const headingOf = (changed: LastChange | null) => {
  if (changed === null) return 'Changed while you were working'
  return changed.by === null
    ? `Changed at ${time(changed.at)}, while you were working`
    : `Changed by ${changed.by} at ${time(changed.at)}`
}
