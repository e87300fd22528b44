import type { QuoteTax } from '#domain/quote/quote'
import { money, price } from '#lib/format'

const names = {
  SDLT: 'Stamp duty (SDLT), paid to HMRC',
  LTT: 'Land transaction tax, paid to the WRA',
}
const percent = (basisPoints: number) => `${basisPoints / 100}%`

/** Land tax as a bar of bands to scale; it is not part of the price. */
export const TaxBands = ({ tax }: { tax: QuoteTax }) => {
  const slices = tax.slices.map((slice) => ({
    ...slice,
    top: Math.min(slice.to ?? tax.price, tax.price),
  }))
  return (
    <section aria-label={names[tax.kind]}>
      <h3 className="r">
        <span>{names[tax.kind]}</span>
        <span>{money(tax.total)}</span>
      </h3>
      <div className="bands" aria-hidden="true">
        {slices.map((slice) => (
          <i
            key={slice.from}
            style={{
              flex: Math.max(slice.top - slice.from, tax.price * 0.09),
              '--rate': slice.rate,
            }}
          >
            {percent(slice.rate)}
          </i>
        ))}
      </div>
      <ul className="band-words">
        {slices.map((slice) => (
          <li key={slice.from} style={{ flex: Math.max(slice.top - slice.from, tax.price * 0.09) }}>
            <b className="num">{money(slice.tax)}</b>
            <span className="num">
              <span className="sr">at {percent(slice.rate)} </span>to {price(slice.top)}
            </span>
          </li>
        ))}
      </ul>
      <p className="tax-basis">{tax.basis}</p>
      {tax.notes.map((note) => (
        <p key={note} className="hint">
          {note}
        </p>
      ))}
    </section>
  )
}
