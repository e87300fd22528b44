import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import { money } from '#lib/format'

type Props = {
  pence: number | null
  /** The matters that have no price yet. */
  without?: readonly MatterType[]
}

/** The total of a quote; a dash until there is a price to work it out from. */
export const PriceTotal = ({ pence, without = [] }: Props) => (
  <p className="tot">
    <output className="n">{pence === null ? '–' : money(pence)}</output>
    <span className="s">
      {pence === null ? (
        'Enter a price to see the total'
      ) : without.length > 0 ? (
        `so far, without the fee for the ${without.map((it) => matterNames[it].toLowerCase()).join(' and ')}`
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
