import { lazy, Suspense, useState } from 'react'
import { Dialog } from '#components/Dialog.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import type { QuoteCaseRow } from '#domain/quote-case'
import { counted } from '#lib/format'
import type { BulkOutcome } from '#stores/quote-cases-acts'
import { addToast } from '#stores/toasts'

const forms = {
  extend: lazy(() => import('./BulkExtensionForm.tsx')),
  death: lazy(() => import('./BulkDeathForm.tsx')),
}

export type BulkForm = {
  rows: readonly QuoteCaseRow[]
  onCancel: () => void
  onDone: (outcome: BulkOutcome, did: string) => void
}

/** What is done to every quote that is picked; each way needs a reason. */
export const RescueBar = ({
  rows,
  onDone,
}: {
  rows: readonly QuoteCaseRow[]
  onDone: () => void
}) => {
  const [open, setOpen] = useState<keyof typeof forms | null>(null)
  const Form = forms[open ?? 'extend']
  const quotes = counted(rows.length, 'quote')
  const finish = ({ done, refused }: BulkOutcome, did: string) => {
    setOpen(null)
    onDone()
    addToast({
      severity: refused.length > 0 ? 'warn' : 'success',
      summary: `${counted(done, 'quote')} ${did}`,
      detail: refused.map(({ number, why }) => `${number}: ${why}`).join(' '),
      life: refused.length > 0 ? 12_000 : 4000,
    })
  }
  return (
    <div className="rescue-bar">
      <span className="mute">
        {rows.length === 0 ? (
          <>
            Pick quotes
            <span className="wide">
              {' '}
              with <kbd>X</kbd>
            </span>
            , then
          </>
        ) : (
          <b className="num">{quotes} picked</b>
        )}
      </span>
      <button
        type="button"
        className="btn"
        disabled={rows.length === 0}
        onClick={() => setOpen('extend')}
      >
        Extend 7 days
      </button>
      <button
        type="button"
        className="btn"
        disabled={rows.length === 0}
        onClick={() => setOpen('death')}
      >
        Let die
      </button>
      <span className="faint wide end">Each needs a reason</span>
      <Dialog
        title={open === 'death' ? `Let ${quotes} die` : `Extend ${quotes} by 7 days`}
        open={open !== null}
        onClose={() => setOpen(null)}
      >
        <Suspense fallback={<Skeleton rows={3} />}>
          <Form rows={rows} onCancel={() => setOpen(null)} onDone={finish} />
        </Suspense>
      </Dialog>
    </div>
  )
}
