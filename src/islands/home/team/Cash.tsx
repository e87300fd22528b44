import type { DayCash } from '#domain/conveyance/day/team'
import { longDate, money } from '#lib/format'
import { href } from '#routes'

/** What cases record of the money of the days to come. */
export const Cash = ({ cash, until }: { cash: DayCash; until: string }) => (
  <section className="sec" aria-label="Money by completion and exchange">
    <header>
      <h2>Prices and deposits</h2>
      <span className="end num">to {longDate(until).replace(/ \d{4}$/, '')}</span>
    </header>
    <dl className="team-cash">
      <Line name="Sales completing" {...cash.sales} />
      <Line name="Purchases completing" {...cash.purchases} />
      <Line name="Deposits on purchases" {...cash.deposits} />
    </dl>
    <p className="faint none">
      As recorded in the cases.{' '}
      <a className="link" href={`${href('conveyances', {})}?view=completing`}>
        Open completions
      </a>
    </p>
  </section>
)

const Line = ({ name, count, total }: { name: string; count: number; total: number }) => (
  <div>
    <dt>
      {name} <span className="count num">{count}</span>
    </dt>
    <dd className="num">{total === 0 && count > 0 ? 'not recorded' : money(total)}</dd>
  </div>
)
