import { useStore } from '@nanostores/react'
import { TextField } from '#components/Fields.tsx'
import { DateField } from '#components/form/DateField.tsx'
import { MoneyField } from '#components/form/MoneyField.tsx'
import { keysOf } from '#domain/entries'
import type { MatterType } from '#domain/matter'
import { matterNames } from '#domain/matter-names'
import type { FeeScale } from '#domain/quote/scale/scale'
import { Step } from '#islands/quotes/form/Step.tsx'
import { $typedScale, changeScale } from '#stores/quote/scale/draft'
import { useScaleFields } from './scale-fields.ts'
import { formatAmount, typedAmount } from './typed-rows.ts'

export const ScaleTerms = () => {
  const fieldAt = useScaleFields()
  const it = useStore($typedScale)
  if (it === null) return null
  return (
    <div className="form quote-steps">
      <Step title="The scale" note="When it applies">
        <TextField
          {...fieldAt('name')}
          label="Name"
          width="w6"
          value={it.name}
          onChange={(name) => changeScale({ name })}
        />
        <Validity scale={it} />
        <QuoteTerms scale={it} />
      </Step>
      <Limits scale={it} />
      <Referral scale={it} />
    </div>
  )
}

const Validity = ({ scale }: { scale: FeeScale }) => {
  const fieldAt = useScaleFields()
  return (
    <>
      <DateField
        {...fieldAt('valid_from')}
        label="From"
        width="w3"
        value={scale.valid_from}
        quick={['today', 'tomorrow']}
        onChange={(valid_from) => changeScale({ valid_from })}
      />
      <DateField
        {...fieldAt('valid_to', 'Leave empty to end when another starts.')}
        label="Until the end of"
        width="w3"
        value={scale.valid_to ?? ''}
        onChange={(day) => changeScale({ valid_to: day || null })}
      />
    </>
  )
}

const QuoteTerms = ({ scale }: { scale: FeeScale }) => {
  const fieldAt = useScaleFields()
  return (
    <>
      <TextField
        {...fieldAt('valid_days')}
        label="Days a quote is valid"
        type="number"
        min={1}
        max={90}
        width="w3"
        value={String(scale.valid_days)}
        onChange={(days) => changeScale({ valid_days: parseDayCount(days) })}
      />
      <MoneyField
        {...fieldAt('linked_discount')}
        label="Discount on a purchase with a sale"
        width="w3"
        value={formatAmount(scale.linked_discount)}
        onChange={(pence, isParsed) =>
          changeScale({ linked_discount: typedAmount(pence, isParsed) })
        }
      />
    </>
  )
}

const parseDayCount = (typed: string) => Math.max(1, Math.trunc(Number(typed) || 1))

/** The limits on manual adjustments by advisers; users who may change scales are not limited. */
const Limits = ({ scale: { limits } }: { scale: FeeScale }) => {
  const fieldAt = useScaleFields()
  const percent = (name: 'most_below' | 'most_above', label: string) => (
    <TextField
      {...fieldAt(`limits.${name}`, 'Leave empty for no limit.')}
      label={label}
      type="number"
      min={0}
      width="w3"
      suffix="%"
      value={limits[name] === null ? '' : String(limits[name] / 100)}
      onChange={(typed) =>
        changeScale({ limits: { ...limits, [name]: basisPoints(typed, MOST[name]) } })
      }
    />
  )
  return (
    <Step title="Manual adjustments" note="Limits for advisers">
      {percent('most_below', 'Below the scale by at most')}
      {percent('most_above', 'Above the scale by at most')}
    </Step>
  )
}

const MOST = { most_below: 10_000, most_above: 100_000 }

const basisPoints = (typed: string, most: number) =>
  typed === '' ? null : Math.min(most, Math.max(0, Math.round(Number(typed) * 100)))

const matters = keysOf(matterNames)

const Referral = ({ scale: { referral } }: { scale: FeeScale }) => {
  const fieldAt = useScaleFields()
  if (referral === null) return null
  const feeOf = (matter: MatterType) =>
    referral.fees.find((it) => it.matter === matter)?.fee ?? null
  const change = (matter: MatterType, fee: number | null) => {
    const others = referral.fees.filter((it) => it.matter !== matter)
    const fees = fee === null ? others : [...others, { matter, fee }]
    changeScale({ referral: { ...referral, fees } })
  }
  return (
    <Step title="Paid to introducers" note="Disclosed to the client">
      {matters.map((matter) => (
        <MoneyField
          key={matter}
          {...fieldAt(`referral.${matter}`)}
          label={matterNames[matter]}
          width="m3"
          placeholder="nothing"
          value={formatAmount(feeOf(matter))}
          onChange={(pence, isParsed) => change(matter, isParsed ? pence : Number.NaN)}
        />
      ))}
    </Step>
  )
}
