import { matterNames } from '#domain/matter-names'
import type { CouldApply as Could } from '#domain/quote/quote'
import { price } from '#lib/format'

export const CouldApply = ({ could }: { could: readonly Could[] }) => {
  const matters = [...Map.groupBy(could, (it) => it.matter)]
  return (
    <details className="could-apply" aria-label="Possible extra costs">
      <summary className="r">
        <span>
          Possible extra costs, with VAT where due <b className="num">{could.length}</b>
        </span>
        <span className="told">shown to the client</span>
      </summary>
      {could.length === 0 && <p className="hint">No extra costs expected.</p>}
      <div className="could">
        {matters.map(([matter, costs]) => (
          <ul key={matter}>
            {matters.length > 1 && <li className="lab">{matterNames[matter]}</li>}
            {costs.map((it) => (
              <li key={it.key} title={it.why}>
                <span>{it.label}</span>
                <span className="num">{amountOf(it)}</span>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </details>
  )
}

const amountOf = (could: Could) => {
  const sign = could.inc_vat < 0 ? '−' : ''
  const minimum = `${sign}${price(Math.abs(could.inc_vat))}`
  return could.up_to === null ? minimum : `${minimum} to ${price(could.up_to)}`
}
