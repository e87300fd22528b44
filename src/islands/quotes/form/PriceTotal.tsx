import { money } from '#lib/format'

/** The total of a quote in large figures. */
export const PriceTotal = ({ pence }: { pence: number }) => (
  <p className="tot">
    <output className="n">{money(pence)}</output>
    <span className="s">
      fees, VAT and
      <br />
      disbursements
    </span>
  </p>
)
