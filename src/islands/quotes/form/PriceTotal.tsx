import { money } from '#lib/format'

/** The total of a quote; a dash until there is a price to work it out from. */
export const PriceTotal = ({ pence }: { pence: number | null }) => (
  <p className="tot">
    <output className="n">{pence === null ? '–' : money(pence)}</output>
    <span className="s">
      {pence === null ? (
        'Enter a price to see the total'
      ) : (
        <>
          fees, VAT and
          <br />
          disbursements
        </>
      )}
    </span>
  </p>
)
