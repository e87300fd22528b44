import { Combobox } from '#components/combobox/Combobox.tsx'
import { findIn } from '#components/combobox/find.ts'
import type { Frame } from '#components/Fields.tsx'
import { lenders } from '#domain/quote/lenders'

const findLender = findIn(lenders.map((name) => ({ value: name, label: name })))

type Props = Pick<Frame, 'name' | 'faults'> & {
  lender: string
  onChange: (lender: string) => void
}

/** A known lender, or one that is typed. */
export default function LenderField({ lender, onChange, ...it }: Props) {
  return (
    <Combobox
      {...it}
      label="Lender"
      width="w3"
      placeholder="Not known"
      canAdd
      value={lender ? { value: lender, label: lender } : null}
      find={findLender}
      onChange={(chosen) => onChange(chosen?.value ?? '')}
    />
  )
}
