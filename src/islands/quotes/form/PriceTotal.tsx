import { money } from '#lib/format'

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
