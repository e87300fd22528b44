import type { QuoteResults, QuoteStatistics } from '#domain/quote-case-statistics-api'
import { grouped } from '#lib/format'
import { FigureBar } from './FigureBar.tsx'
import { type Defined, Term } from './quote-definitions.tsx'

const steps: readonly { of: Defined; key: keyof QuoteResults; after?: keyof QuoteResults }[] = [
  { of: 'Quotes', key: 'quotes' },
  { of: 'Opened', key: 'opened', after: 'quotes' },
  { of: 'Accepted', key: 'accepted', after: 'quotes' },
  { of: 'Instructed', key: 'instructed', after: 'accepted' },
]

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part * 100) / whole)}%`

/** How far the quotes of a period came; the tick is the period before. */
export const QuoteFunnel = ({ it: { total, before, months } }: { it: QuoteStatistics }) => {
  const most = Math.max(total.quotes, before.quotes)
  const isCompared = before.quotes > 0
  const earlier = months.length === 1 ? 'the month before' : `the ${months.length} months before`
  return (
    <section className="sec">
      <header>
        <h2>Funnel</h2>
        {isCompared && <span className="end tick-key">{earlier}</span>}
      </header>
      <table className="list figures">
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col" className="f-bar">
              <span className="sr">Bar</span>
            </th>
            <th scope="col" className="n">
              Cases
            </th>
            <th scope="col" className="n wide">
              Before
            </th>
            <th scope="col" className="n">
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ of, key, after }) => (
            <tr key={of}>
              <th scope="row">
                <Term of={of} />
              </th>
              <td className="f-bar">
                <FigureBar
                  value={total[key]}
                  tick={isCompared ? before[key] : null}
                  most={most}
                  main={key === 'instructed'}
                />
              </td>
              <td className="n med">{grouped(total[key])}</td>
              <td className="n mute wide">{grouped(before[key])}</td>
              <td className="n" title={after && `Out of ${after}`}>
                {after ? share(total[key], total[after]) : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
