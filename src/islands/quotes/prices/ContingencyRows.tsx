import { MoneyField } from '#components/form/MoneyField.tsx'
import type { Contingency, MatterScale } from '#domain/quote/scale/scale'
import { money } from '#lib/format'
import { blankCharge } from './blank-charge.ts'
import { ChargeRows } from './ChargeRows.tsx'
import { ChargeLabel, ChargeReason, VatField } from './charge-parts.tsx'
import { useScaleFields } from './scale-fields.ts'
import { formatAmount, typedAmount } from './typed-rows.ts'

const blank = (): Contingency => ({ ...blankCharge(), amount: 0, up_to: null })

type Props = {
  matterScale: MatterScale
  at: string
  onChange: (contingencies: Contingency[]) => void
}

/** Costs that no fact decides, shown to every client under "possible extra costs". */
export const ContingencyRows = ({
  matterScale: { matter, contingencies },
  at,
  onChange,
}: Props) => {
  const fieldAt = useScaleFields()
  return (
    <ChargeRows
      label="Possible extra costs"
      one="possible cost"
      matter={matter}
      at={`${at}.contingencies`}
      list={contingencies}
      blank={blank}
      amount={rangeOf}
      onChange={onChange}
    >
      {({ one, at: here, change }) => (
        <>
          <ChargeLabel words={one} at={here} onChange={change} />
          <VatField rate={one.vat_rate} at={here} onChange={change} />
          <MoneyField
            {...fieldAt(`${here}.amount`)}
            label="At least, without VAT"
            width="w3"
            value={formatAmount(one.amount)}
            onChange={(pence, isParsed) => change({ amount: typedAmount(pence, isParsed) })}
          />
          <MoneyField
            {...fieldAt(`${here}.up_to`)}
            label="At most"
            width="w3"
            placeholder="the same"
            value={formatAmount(one.up_to)}
            onChange={(pence, isParsed) => change({ up_to: isParsed ? pence : Number.NaN })}
          />
          <ChargeReason reason={one} matter={matter} at={here} onChange={change} />
        </>
      )}
    </ChargeRows>
  )
}

const rangeOf = ({ amount, up_to }: Contingency) =>
  [amount, up_to]
    .flatMap((it) => formatAmount(it) ?? [])
    .map(money)
    .join(' to ')
