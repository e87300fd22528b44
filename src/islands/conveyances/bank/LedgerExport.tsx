import { useState } from 'react'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { LedgerPeriod } from '#domain/reconciliation/api'
import { saveFile } from '#islands/lists/save-file.ts'
import { today } from '#lib/format'
import { exportLedger } from '#stores/reconciliation/bank'

/** The rows of the books for the accountant, as CSV. */
export const LedgerExport = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Export the ledger
      </button>
      <Dialog title="Export the ledger" open={isOpen} onClose={() => setOpen(false)}>
        <SchemaForm
          schema={LedgerPeriod}
          submit="Download as CSV"
          of="ledger-export"
          onCancel={() => setOpen(false)}
          start={{ from: `${today().slice(0, 7)}-01`, to: today() }}
          fields={[
            { name: 'from', label: 'From', kind: 'date' },
            { name: 'to', label: 'To', kind: 'date' },
          ]}
          onSubmit={async (period) => {
            const text = await exportLedger(period)
            saveFile(`ledger ${period.from} to ${period.to}.csv`, text, 'text/csv')
            setOpen(false)
          }}
        />
      </Dialog>
    </>
  )
}
