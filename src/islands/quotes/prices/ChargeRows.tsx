import type { ReactNode } from 'react'
import { Rows } from '#components/Rows.tsx'
import type { MatterType } from '#domain/matter'
import type { FactTest } from '#domain/quote/scale/scale'
import { ChargeFold } from './ChargeFold.tsx'
import { rowActs, useScalePath, withAt } from './scale-fields.ts'
import { conditionText } from './scale-words.ts'

type Charge = { readonly label: string; readonly when: readonly FactTest[] }

type Row<Of> = { one: Of; at: string; change: (words: Partial<Of>) => void }

type Props<Of> = {
  label: string
  /** One of them: 'charge'. */
  one: string
  matter: MatterType
  /** The path of the list in the scale. */
  at: string
  list: readonly Of[]
  blank: () => Of
  /** The formatted cost of one. */
  amount: (one: Of) => string
  onChange: (list: Of[]) => void
  /** The fields of one. */
  children: (row: Row<Of>) => ReactNode
}

/** Charges of one kind, each folded to its label, amount and condition. */
export const ChargeRows = <Of extends Charge>({ at, list, onChange, ...it }: Props<Of>) => {
  const place = useScalePath()
  return (
    <Rows
      isFlat
      {...rowActs(list, it.blank, onChange)}
      label={it.label}
      one={it.one}
      isFixed={place(at).readOnly}
    >
      {(nth) => {
        const one = list[nth]
        if (one === undefined) return null
        const here = `${at}.${nth}`
        const change = (words: Partial<Of>) => onChange(withAt(list, nth, words))
        return (
          <ChargeFold
            label={one.label}
            amount={it.amount(one)}
            words={conditionText(it.matter, one.when)}
            at={here}
          >
            {it.children({ one, at: here, change })}
          </ChargeFold>
        )
      }}
    </Rows>
  )
}
