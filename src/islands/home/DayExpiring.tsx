import type { MyDay } from '#domain/conveyance/my-day'
import { href } from '#routes'

/** What expires too early in the person’s own cases. */
export const DayExpiring = ({ myDay: { expiring } }: { myDay: MyDay }) =>
  expiring.length > 0 && (
    <section className="sec" aria-label="Expiring">
      <header>
        <h2>Expiring</h2>
        <span className="count">{expiring.length}</span>
      </header>
      <ul>
        {expiring.map(({ conveyance_id, ref, address, warnings }) => (
          <li key={conveyance_id}>
            <a className="link" href={href('conveyances-id', { id: conveyance_id })}>
              <span className="ref">{ref}</span> {address}
            </a>
            <p className="warn">{warnings.join(' ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
