import { type ExportColumn, formatPoundsCell } from '#domain/list/export'
import { matterNames } from '#domain/matter-names'
import type { FeeLine } from './fee.ts'
import type { FeeStatement } from './statement.ts'

export const feeColumns: readonly ExportColumn<FeeLine>[] = [
  { key: 'ref', head: 'Our reference', of: ({ ref }) => ref },
  { key: 'address', head: 'Address', of: ({ address }) => address },
  { key: 'matter', head: 'Matter', of: ({ matter_type }) => matterNames[matter_type] },
  { key: 'due', head: 'Due on', of: ({ due_on }) => due_on },
  { key: 'fee', head: 'Fee without VAT', of: ({ amount }) => formatPoundsCell(amount) },
  { key: 'paid', head: 'Paid on', of: ({ paid_on }) => paid_on },
  { key: 'reference', head: 'Payment reference', of: ({ reference }) => reference },
]

/** The lines of a statement file: what earlier months left first, then what became due. */
export const statementLines = ({ earlier, due }: Pick<FeeStatement, 'earlier' | 'due'>) => [
  ...earlier,
  ...due,
]
