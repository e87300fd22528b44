import { Tooltip } from '#components/overlay/Tooltip.tsx'
import { creditText } from '#domain/quote/credit'
import { type FigureKey, quoteFigures } from '#domain/quote/figures/figure'
import { formatFigure } from '#domain/quote/figures/labels'

/** '22.6%' of 226. */
export const percent = (value: number | null) => formatFigure('conversion', value)

export const Term = ({ of }: { of: FigureKey }) => (
  <Tooltip says={quoteFigures[of].says}>
    <button type="button" className="term">
      {quoteFigures[of].name}
    </button>
  </Tooltip>
)

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
        <dd>{creditText}</dd>
      </div>
    </dl>
  </details>
)
