import type { StuckCase } from '#domain/conveyance/day/team'
import { workingDays } from '#lib/format'
import { href } from '#routes'

/** The cases in which nothing was completed for five working days, with who has each. */
export const StuckCases = ({ stuck }: { stuck: readonly StuckCase[] }) =>
  stuck.length > 0 && (
    <section className="sec">
      <header>
        <h2>Stuck cases</h2>
        <span className="end">
          <a className="link" href={`${href('conveyances', {})}?view=stuck`}>
            Open list
          </a>
        </span>
      </header>
      <ul className="stuck-cases">
        {stuck.map((it) => (
          <li key={it.id}>
            <a className="link" href={href('conveyances-id', { id: it.id })}>
              <span className="ref">{it.ref}</span> {it.address}
            </a>
            <span className="faint">{standingOf(it)}</span>
          </li>
        ))}
      </ul>
    </section>
  )

const standingOf = ({ holder, days, fee_earner }: StuckCase) =>
  [holder && `${holder}, ${workingDays(days)}`, fee_earner].filter(Boolean).join(' · ')
