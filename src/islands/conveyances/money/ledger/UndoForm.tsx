import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Correction } from '#domain/ledger/bodies'
import type { LedgerRow } from '#domain/ledger/view'
import { today } from '#lib/format'
import { postEntry } from '#stores/ledger/ledger'

type Props = {
  name: 'reverse' | 'dishonour'
  row: LedgerRow
  version: number
  onDone: () => void
}

const UndoValues = z.omit(Correction, { version: true, act: true, of: true })

/** Undoes a posting by another one; nothing in the books is changed or removed. */
export const UndoForm = ({ name, row, version, onDone }: Props) => (
  <SchemaForm
    schema={UndoValues}
    submit={name === 'reverse' ? 'Reverse' : 'Record the return'}
    of={`${name}-${row.n}`}
    onCancel={onDone}
    start={{ on: today(), narrative: '' }}
    fields={[
      { name: 'on', label: 'Day', kind: 'date' },
      { name: 'narrative', label: 'Reason', kind: 'text', width: 'w6' },
    ]}
    onSubmit={async (body, key) => {
      await postEntry({ ...body, act: name, of: row.n, version }, key)
      onDone()
    }}
  />
)
