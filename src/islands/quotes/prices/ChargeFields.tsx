import { SelectField, TextField } from '#components/Fields.tsx'
import type { MatterType } from '#domain/matter'
import { countedFacts, countedNames } from '#domain/quote/scale/facts'
import type { CountedFact, Disbursement, Supplement } from '#domain/quote/scale/scale'
import { ChargeReason, VatField } from './charge-parts.tsx'
import { useScaleFields } from './scale-fields.ts'

type ChargeRecord = Pick<
  Supplement & Disbursement,
  'label' | 'label_many' | 'label_could' | 'why' | 'vat_rate' | 'when' | 'per'
>

type Props = {
  both: ChargeRecord
  matter: MatterType
  at: string
  onChange: (change: Partial<ChargeRecord>) => void
}

export const ChargeFields = ({ both, matter, at, onChange }: Props) => {
  const fieldAt = useScaleFields()
  return (
    <>
      <VatField rate={both.vat_rate} at={at} onChange={onChange} />
      <PerFields both={both} matter={matter} at={at} onChange={onChange} />
      <TextField
        {...fieldAt(`${at}.label_could`)}
        label="Label under “Possible extra costs”"
        width="w3"
        value={both.label_could}
        onChange={(label_could) => onChange({ label_could })}
      />
      <ChargeReason reason={both} matter={matter} at={at} onChange={onChange} />
    </>
  )
}

const PerFields = ({ both, matter, at, onChange }: Props) => {
  const fieldAt = useScaleFields()
  return (
    <>
      <SelectField
        {...fieldAt(`${at}.per`)}
        label="For each"
        width="w3"
        value={both.per ?? ''}
        options={[
          { value: '' as const, label: 'Once per matter' },
          ...perOptions(matter, both.per),
        ]}
        onChange={(per) => onChange({ per: per || null, label_many: null })}
      />
      {both.per !== null && (
        <TextField
          {...fieldAt(`${at}.label_many`, 'For more than one. {n} becomes the number.')}
          label="Label for several"
          width="w3"
          value={both.label_many ?? ''}
          onChange={(label_many) => onChange({ label_many: label_many || null })}
        />
      )}
    </>
  )
}

const perOptions = (matter: MatterType, per: CountedFact | null) =>
  [...new Set([...countedFacts[matter], ...(per === null ? [] : [per])])].map((value) => ({
    value,
    label: countedNames[value],
  }))
