import type { SharedItem } from '#domain/sale-ready-pack/view'
import { dayOf, plainDate } from '#lib/format'

/** The answers of a pack by section, each with where it comes from and until when it is fresh. */
export const SharedItems = ({ items }: { items: readonly SharedItem[] }) =>
  [...Map.groupBy(items, ({ section }) => section)].map(([section, lines]) => (
    <section key={section} className="offer-part">
      <h2>{section}</h2>
      <dl className="shared-items">
        {lines.map((it) => (
          <div key={it.key}>
            <dt>{it.label}</dt>
            <dd>
              {it.says}
              <small className="mute block">{originOf(it)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))

const originOf = ({ from, at, fresh_until, is_stale, file }: SharedItem) =>
  [
    `${from}, ${plainDate(dayOf(at))}`,
    is_stale ? 'out of date' : fresh_until ? `fresh until ${plainDate(fresh_until)}` : '',
    file ? 'in the PDF' : '',
  ]
    .filter(Boolean)
    .join('; ')
