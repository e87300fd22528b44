import { useState } from 'react'
import * as z from 'zod/mini'
import type { FormPart } from '#components/form/form-parts.ts'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Cells } from '#domain/communication/matrix/matrix'
import type { CommunicationMatrix } from '#domain/communication/matrix/stored'
import { Reason } from '#domain/communication/reason'
import { pluralise } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { saveMatrix } from '#stores/communication/matrix'

const Saving = z.object({ reason: Reason })

const fields: readonly FormPart[] = [
  { name: 'reason', label: 'Why', kind: 'lines', width: 'w6', most: 200 },
]

type Props = {
  matrix: CommunicationMatrix
  cells: Cells
  /** How many cells are not saved. */
  count: number
  onDiscard: () => void
}

/** Says how many cells are not in force yet, and saves them all with a reason. */
export const SaveMatrix = ({ matrix, cells, count, onDiscard }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const next = matrix.version + 1
  return (
    <div className="matrix-save" role="status">
      <span>
        <b>{pluralise(count, 'change')}</b>, not in force yet
      </span>
      <span className="end row">
        <button type="button" className="btn" onClick={onDiscard}>
          Discard
        </button>
        <button type="button" className="btn main" onClick={() => setOpen(true)}>
          Save as version {next}
        </button>
      </span>
      <Dialog title={`Save as version ${next}`} open={isOpen} onClose={() => setOpen(false)}>
        <SchemaForm
          schema={Saving}
          fields={fields}
          start={{ reason: '' }}
          submit="Save"
          onCancel={() => setOpen(false)}
          onSubmit={async ({ reason }, key) => {
            await saveMatrix(matrix.version, cells, reason, key)
            onDiscard()
            addToast({ severity: 'success', summary: `Version ${next} is in force`, life: 4000 })
          }}
        />
      </Dialog>
    </div>
  )
}
