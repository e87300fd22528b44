import type { CSSProperties } from 'react'
import type { MyDay } from '#domain/conveyance/my-day'
import { href } from '#routes'

const share = (at: number): CSSProperties => ({ '--i': at })

/** Counts my cases, or all that I may see where none is mine, by who has to act, us first. */
export const DayHolders = ({ myDay }: { myDay: MyDay }) => {
  const holders = [...myDay.holders].sort(
    (a, b) => Number(b.party === 'us') - Number(a.party === 'us') || b.count - a.count,
  )
  return (
    <section className="sec">
      <header>
        <h2>{myDay.has_own_cases ? 'Who is acting on my cases' : 'Who is acting on our cases'}</h2>
        <span className="count">{myDay.cases}</span>
        <span className="end">
          <a
            className="link"
            href={`${href('conveyances', {})}${myDay.has_own_cases ? '?view=mine' : ''}`}
          >
            Open list
          </a>
        </span>
      </header>
      <div className="who" aria-hidden="true">
        {holders.map((holder, at) => (
          <i
            key={holder.party}
            className={holder.party === 'us' ? 'us' : ''}
            style={{ ...share(at), flex: holder.count }}
          />
        ))}
      </div>
      <ul className="legend">
        {holders.map((holder, at) => (
          <li key={holder.party} className={holder.party === 'us' ? 'us' : ''}>
            <i className={holder.party === 'us' ? 'us' : ''} style={share(at)} />
            {holder.name}
            <b className="num">{holder.count}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
