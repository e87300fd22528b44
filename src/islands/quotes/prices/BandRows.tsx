import { MoneyField } from '#components/form/MoneyField.tsx'
import { Rows } from '#components/Rows.tsx'
import type { FeeBand, MatterScale } from '#domain/quote/scale/scale'
import { price } from '#lib/format'
import { useScalePath, withAt } from './scale-fields.ts'
import { formatAmount, moved, typedAmount } from './typed-rows.ts'

type Props = { matterScale: MatterScale; at: string; onChange: (bands: FeeBand[]) => void }

/** The fee bands by price; each begins where the one before ends. */
export const BandRows = ({ matterScale: it, at, onChange }: Props) => {
  const place = useScalePath()
  const { bands } = it
  const field = `${at}.bands`
  const put = (next: readonly FeeBand[]) => onChange(chained(next))
  const { readOnly, faults } = place(field)
  return (
    <Rows
      isFlat
      label="Bands"
      one="band"
      count={bands.length}
      isFixed={readOnly}
      faults={[...faults, ...bands.flatMap((_, nth) => place(`${field}.${nth}.from`).faults)]}
      onAdd={() => put([...withEnd(bands), { from: 0, to: null, fee: bands.at(-1)?.fee ?? 0 }])}
      onRemove={(nth) => put(bands.toSpliced(nth, 1))}
      onMove={(from, to) => put(moved(bands, from, to))}
    >
      {(nth) => {
        const band = bands[nth]
        if (band === undefined) return null
        return (
          <div className="grid-6">
            <MoneyField
              {...place(`${field}.${nth}.to`)}
              label={`Above ${price(formatAmount(band.from) ?? 0)}, up to`}
              width="m3"
              placeholder="no limit"
              value={formatAmount(band.to)}
              onChange={(pence, isRead) =>
                put(withAt(bands, nth, { to: isRead ? pence : Number.NaN }))
              }
            />
            <MoneyField
              {...place(`${field}.${nth}.fee`)}
              label="Fee without VAT"
              width="m3"
              value={formatAmount(band.fee)}
              onChange={(pence, isRead) =>
                put(withAt(bands, nth, { fee: typedAmount(pence, isRead) }))
              }
            />
          </div>
        )
      }}
    </Rows>
  )
}

const chained = (bands: readonly FeeBand[]): FeeBand[] =>
  bands.map((it, at) => ({ ...it, from: bands[at - 1]?.to ?? bands[at - 1]?.from ?? 0 }))

// A new band begins where the last one ends, so an open last band gets a limit to change.
const withEnd = (bands: readonly FeeBand[]): FeeBand[] => {
  const last = bands.at(-1)
  return last === undefined || last.to !== null
    ? [...bands]
    : [...bands.slice(0, -1), { ...last, to: last.from * 2 }]
}
