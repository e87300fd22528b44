import type { SecurityView } from '#domain/user/security/api'
import { runAct } from '#islands/admin/run-act.ts'
import { date, dayOf, shortInstant } from '#lib/format'
import { forgetDevice } from '#stores/user/security'
import { Way } from './Way.tsx'

type Props = { devices: SecurityView['devices'] }

/** The devices that are asked for no second factor for a while. */
export const RememberedDevices = ({ devices }: Props) =>
  devices.length > 0 && (
    <section className="sec">
      <header>
        <h2>Not asked for a second factor</h2>
        <span className="count">{devices.length}</span>
      </header>
      <ul className="ways">
        {devices.map(({ id, name, seen_at, remembered_until }) => (
          <Way
            key={id}
            icon="monitor"
            name={name ?? 'Unknown device'}
            note={`Until ${date(dayOf(remembered_until))}, last signed in ${shortInstant(seen_at)}`}
          >
            <button
              type="button"
              className="btn quiet small"
              onClick={() => void runAct(() => forgetDevice(id), 'It will be asked again')}
            >
              Ask again
            </button>
          </Way>
        ))}
      </ul>
    </section>
  )
