import { MoneyField } from '#components/form/MoneyField.tsx'
import type { MatterScale, Supplement } from '#domain/quote/scale/scale'
import { money } from '#lib/format'
import { blankCountedCharge } from './blank-charge.ts'
import { ChargeFields } from './ChargeFields.tsx'
import { ChargeRows } from './ChargeRows.tsx'
import { ChargeLabel } from './charge-parts.tsx'
import { useScalePlace } from './scale-fields.ts'
import { shownAmount, typedAmount } from './typed-rows.ts'

const blank = (): Supplement => ({ ...blankCountedCharge(), fee: 0 })

type Props = { it: MatterScale; at: string; onChange: (supplements: Supplement[]) => void }

/** What we charge beside the fee: supplements, and our own costs. */
export const SupplementRows = ({ it: { matter, supplements }, at, onChange }: Props) => {
  const place = useScalePlace()
  return (
    <ChargeRows
      label="Our charges"
      one="charge"
      matter={matter}
      at={`${at}.supplements`}
      list={supplements}
      blank={blank}
      amount={({ fee }) => money(shownAmount(fee) ?? 0)}
      onChange={onChange}
    >
      {({ one, at: here, change }) => (
        <>
          <ChargeLabel it={one} at={here} onChange={change} />
          <MoneyField
            {...place(`${here}.fee`)}
            label="Fee without VAT"
            width="w3"
            value={shownAmount(one.fee)}
            onChange={(pence, isRead) => change({ fee: typedAmount(pence, isRead) })}
          />
          <ChargeFields it={one} matter={matter} at={here} onChange={change} />
        </>
      )}
    </ChargeRows>
  )
}
