import { money } from '#lib/format'

/** What a quote comes to, in large figures. */
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
