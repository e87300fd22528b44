import { Tooltip } from '#components/Tooltip.tsx'
import { creditWords } from '#domain/quote-credit'
import { type FigureKey, type FigureUnit, quoteFigures } from '#domain/quote-figure'
import { grouped, money } from '#lib/format'

const words: Readonly<Record<FigureUnit, (value: number) => string>> = {
  cases: grouped,
  leads: grouped,
  calls: (value) => String(value),
  pence: money,
  'per mille': (value) => `${(value / 10).toFixed(1)}%`,
  minutes: (value) => `${grouped(value)} min`,
  'tenths of a day': (value) => `${(value / 10).toFixed(1)} d`,
}

/** '22.6%', '£1,250.00'; a dash where there is nothing to divide. */
export const say = (key: FigureKey, value: number | null) =>
  value === null ? '–' : words[quoteFigures[key].unit](value)

/** '22.6%' of 226. */
export const percent = (value: number | null) => say('conversion', value)

/** The name of a figure, with what it counts. */
export const Term = ({ of }: { of: FigureKey }) => (
  <Tooltip says={quoteFigures[of].says}>
    <button type="button" className="term">
      {quoteFigures[of].name}
    </button>
  </Tooltip>
)

/** The same definitions on the page itself. */
export const Definitions = ({ of }: { of: readonly FigureKey[] }) => (
  <details className="definitions">
    <summary>What these figures count</summary>
    <dl>
      {of.map((key) => (
        <div key={key}>
          <dt>{quoteFigures[key].name}</dt>
          <dd>{quoteFigures[key].says}</dd>
        </div>
      ))}
      <div>
        <dt>Credit</dt>
        <dd>{creditWords}</dd>
      </div>
    </dl>
  </details>
)
