import { MoneyField } from '#components/form/MoneyField.tsx'
import type { MatterScale, Supplement } from '#domain/quote/scale/scale'
import { money } from '#lib/format'
import { blankCountedCharge } from './blank-charge.ts'
import { ChargeFields } from './ChargeFields.tsx'
import { ChargeRows } from './ChargeRows.tsx'
import { ChargeLabel } from './charge-parts.tsx'
import { useScaleFields } from './scale-fields.ts'
import { formatAmount, typedAmount } from './typed-rows.ts'

const blank = (): Supplement => ({ ...blankCountedCharge(), fee: 0 })

type Props = { matterScale: MatterScale; at: string; onChange: (supplements: Supplement[]) => void }

export const SupplementRows = ({ matterScale: { matter, supplements }, at, onChange }: Props) => {
  const fieldAt = useScaleFields()
  return (
    <ChargeRows
      label="Our charges"
      one="charge"
      matter={matter}
      at={`${at}.supplements`}
      list={supplements}
      blank={blank}
      amount={({ fee }) => money(formatAmount(fee) ?? 0)}
      onChange={onChange}
    >
      {({ one, at: here, change }) => (
        <>
          <ChargeLabel words={one} at={here} onChange={change} />
          <MoneyField
            {...fieldAt(`${here}.fee`)}
            label="Fee without VAT"
            width="w3"
            value={formatAmount(one.fee)}
            onChange={(pence, isParsed) => change({ fee: typedAmount(pence, isParsed) })}
          />
          <ChargeFields both={one} matter={matter} at={here} onChange={change} />
        </>
      )}
    </ChargeRows>
  )
}
