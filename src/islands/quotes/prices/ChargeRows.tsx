import type { ReactNode } from 'react'
import { Rows } from '#components/Rows.tsx'
import type { MatterType } from '#domain/matter'
import type { FactTest } from '#domain/quote/scale/scale'
import { ChargeFold } from './ChargeFold.tsx'
import { rowHandlers, useScaleFields, withChanged } from './scale-fields.ts'
import { conditionText } from './scale-labels.ts'

type Charge = { readonly label: string; readonly when: readonly FactTest[] }

type Row<Of> = { one: Of; at: string; change: (fields: Partial<Of>) => void }

type Props<Of> = {
  label: string
  /** One of them: 'charge'. */
  one: string
  matter: MatterType
  at: string
  list: readonly Of[]
  blank: () => Of
  amount: (charge: Of) => string
  onChange: (list: Of[]) => void
  children: (row: Row<Of>) => ReactNode
}

export const ChargeRows = <Of extends Charge>({ at, list, onChange, ...it }: Props<Of>) => {
  const fieldAt = useScaleFields()
  return (
    <Rows
      isFlat
      {...rowHandlers(list, it.blank, onChange)}
      label={it.label}
      one={it.one}
      isFixed={fieldAt(at).readOnly}
    >
      {(nth) => {
        const charge = list[nth]
        if (charge === undefined) return null
        const rowPath = `${at}.${nth}`
        const change = (fields: Partial<Of>) => onChange(withChanged(list, nth, fields))
        return (
          <ChargeFold
            label={charge.label}
            amount={it.amount(charge)}
            words={conditionText(it.matter, charge.when)}
            at={rowPath}
          >
            {it.children({ one: charge, at: rowPath, change })}
          </ChargeFold>
        )
      }}
    </Rows>
  )
}
