import { Dialog } from '#components/overlay/Dialog.tsx'
import type { CaseLedger, LedgerRow } from '#domain/ledger/view'
import { money } from '#lib/format'
import { EntryForm, type EntryName } from './EntryForm.tsx'
import { entryTitles } from './entry-titles.ts'
import { UndoForm } from './UndoForm.tsx'

export type OpenEntry =
  | { readonly name: EntryName }
  | { readonly name: 'reverse' | 'dishonour'; readonly row: LedgerRow }

type Props = { open: OpenEntry | null; ledger: CaseLedger; onDone: () => void }

/** The form that is open over the ledger. */
export const LedgerForms = ({ open, ledger, onDone }: Props) => (
  <Dialog title={entryTitles[open?.name ?? 'receipt']} open={open !== null} onClose={onDone}>
    {open && 'row' in open && (
      <>
        <p>
          {open.row.title}, {open.row.narrative},{' '}
          {money(Math.abs(open.row.client || open.row.office))}
        </p>
        <UndoForm name={open.name} row={open.row} version={ledger.version} onDone={onDone} />
      </>
    )}
    {open && !('row' in open) && <EntryForm name={open.name} ledger={ledger} onDone={onDone} />}
  </Dialog>
)
