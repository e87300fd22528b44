import { MoneyField } from '#components/form/MoneyField.tsx'
import { Rows } from '#components/Rows.tsx'
import type { FeeBand, MatterScale } from '#domain/quote/scale/scale'
import { price } from '#lib/format'
import { useScaleFields, withChanged } from './scale-fields.ts'
import { formatAmount, moved, typedAmount } from './typed-rows.ts'

type Props = { matterScale: MatterScale; at: string; onChange: (bands: FeeBand[]) => void }

/** The fee bands by price; each begins where the one before ends. */
export const BandRows = ({ matterScale: it, at, onChange }: Props) => {
  const fieldAt = useScaleFields()
  const { bands } = it
  const field = `${at}.bands`
  const saveBands = (next: readonly FeeBand[]) => onChange(joined(next))
  const { readOnly, faults } = fieldAt(field)
  return (
    <Rows
      isFlat
      label="Bands"
      one="band"
      count={bands.length}
      isFixed={readOnly}
      faults={[...faults, ...bands.flatMap((_, index) => fieldAt(`${field}.${index}.from`).faults)]}
      onAdd={() =>
        saveBands([...withClosedEnd(bands), { from: 0, to: null, fee: bands.at(-1)?.fee ?? 0 }])
      }
      onRemove={(index) => saveBands(bands.toSpliced(index, 1))}
      onMove={(from, to) => saveBands(moved(bands, from, to))}
    >
      {(index) => {
        const band = bands[index]
        if (band === undefined) return null
        return (
          <div className="grid-6">
            <MoneyField
              {...fieldAt(`${field}.${index}.to`)}
              label={`Above ${price(formatAmount(band.from) ?? 0)}, up to`}
              width="m3"
              placeholder="no limit"
              value={formatAmount(band.to)}
              onChange={(pence, isParsed) =>
                saveBands(withChanged(bands, index, { to: isParsed ? pence : Number.NaN }))
              }
            />
            <MoneyField
              {...fieldAt(`${field}.${index}.fee`)}
              label="Fee without VAT"
              width="m3"
              value={formatAmount(band.fee)}
              onChange={(pence, isParsed) =>
                saveBands(withChanged(bands, index, { fee: typedAmount(pence, isParsed) }))
              }
            />
          </div>
        )
      }}
    </Rows>
  )
}

const joined = (bands: readonly FeeBand[]): FeeBand[] =>
  bands.map((it, path) => ({ ...it, from: bands[path - 1]?.to ?? bands[path - 1]?.from ?? 0 }))

// A new band begins where the last one ends, so an open last band gets a limit to change.
const withClosedEnd = (bands: readonly FeeBand[]): FeeBand[] => {
  const last = bands.at(-1)
  return last === undefined || last.to !== null
    ? [...bands]
    : [...bands.slice(0, -1), { ...last, to: last.from * 2 }]
}
