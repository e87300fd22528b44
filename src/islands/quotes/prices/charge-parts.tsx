import { SelectField, TextField } from '#components/Fields.tsx'
import type { MatterType } from '#domain/matter'
import type { FactTest } from '#domain/quote/scale/scale'
import { ConditionRows } from './ConditionRows.tsx'
import { useScaleFields, vatOptions } from './scale-fields.ts'

type ChargeLabels = { label: string; label_could?: string }

/** The client's label of a charge; the label under “possible extra costs” follows while both are the same. */
export const ChargeLabel = ({
  words: it,
  at,
  onChange,
}: {
  words: ChargeLabels
  at: string
  onChange: (labels: ChargeLabels) => void
}) => (
  <TextField
    {...useScaleFields()(`${at}.label`)}
    label="What the client reads"
    width="w3"
    value={it.label}
    onChange={(label) =>
      onChange({ label, ...(it.label_could === it.label ? { label_could: label } : {}) })
    }
  />
)

export const VatField = ({
  label = 'VAT',
  rate,
  at,
  onChange,
}: {
  label?: string
  rate: number
  at: string
  onChange: (rate: { vat_rate: number }) => void
}) => (
  <SelectField
    {...useScaleFields()(`${at}.vat_rate`)}
    label={label}
    width="w3"
    value={String(rate)}
    options={vatOptions(rate)}
    onChange={(chosen) => onChange({ vat_rate: Number(chosen) })}
  />
)

type Reason = { why: string; when: FactTest[] }

export const ChargeReason = ({
  reason: it,
  matter,
  at,
  onChange,
}: {
  reason: Reason
  matter: MatterType
  at: string
  onChange: (reason: Partial<Reason>) => void
}) => (
  <>
    <TextField
      {...useScaleFields()(`${at}.why`)}
      label="Why, for the client"
      width="w6"
      value={it.why}
      onChange={(why) => onChange({ why })}
    />
    <ConditionRows
      matter={matter}
      tests={it.when}
      at={`${at}.when`}
      onChange={(when) => onChange({ when })}
    />
  </>
)
