import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import { reasonAgainst } from '#domain/act'
import type { CaseDetail } from '#domain/conveyance/api'
import { ledgerActs } from '#domain/ledger/acts'
import type { CaseLedger, LedgerRow } from '#domain/ledger/view'
import { useActingPerson, useCan } from '#islands/chrome/use-can.ts'
import { money } from '#lib/format'
import { href } from '#routes'
import { $caseLedger } from '#stores/ledger/ledger'
import { entryTitles } from './entry-titles.ts'
import { LedgerForms, type OpenEntry } from './LedgerForms.tsx'
import { LedgerTable } from './LedgerTable.tsx'

type CaseProps = { caseFile: CaseDetail }

/** The ledger of the case: what is held and owed, and every posting. */
export const CaseLedgerPart = ({ caseFile }: CaseProps) => {
  const ledger = useStore($caseLedger)
  return (
    <section className="sec" aria-label="Client ledger">
      <Loaded from={ledger} skeleton={<Skeleton rows={6} />} retry={() => $caseLedger.revalidate()}>
        {(it) => <Ledger caseFile={caseFile} ledger={it} />}
      </Loaded>
    </section>
  )
}

type LedgerProps = CaseProps & { ledger: CaseLedger }

const Ledger = ({ caseFile, ledger }: LedgerProps) => {
  const [open, setOpen] = useState<OpenEntry | null>(null)
  const canPost = useCan('payments.create')
  const canSeeBank = useCan('payments.view-any')
  const undo = (act: 'reverse' | 'dishonour', row: LedgerRow) => setOpen({ name: act, row })
  return (
    <>
      <header>
        <h2>Client ledger</h2>
        <Balances ledger={ledger} />
        {canSeeBank && (
          <a className="btn small quiet" href={href('conveyances-bank', {})}>
            Client account
          </a>
        )}
        {canPost && <PostMenu caseFile={caseFile} ledger={ledger} onOpen={setOpen} />}
      </header>
      {ledger.rows.length === 0 ? (
        <Empty title="Nothing has been posted">
          <p>Receipts, bills and payments of this case, with what is held after each.</p>
        </Empty>
      ) : (
        <LedgerTable rows={ledger.rows} onUndo={canPost ? undo : null} />
      )}
      <LedgerForms open={open} ledger={ledger} onDone={() => setOpen(null)} />
    </>
  )
}

const Balances = ({ ledger }: { ledger: CaseLedger }) => (
  <span className="end ledger-balances">
    <span>
      Client <b>{money(ledger.client)}</b>
    </span>
    {ledger.cleared < ledger.client && (
      <span>
        cleared <b>{money(Math.max(0, ledger.cleared))}</b>
      </span>
    )}
    <span>
      Owed to us <b>{money(ledger.office)}</b>
    </span>
    {ledger.stakeholder > 0 && (
      <span>
        Stakeholder <b>{money(ledger.stakeholder)}</b>
      </span>
    )}
    {ledger.lender > 0 && (
      <span>
        Lender <b>{money(ledger.lender)}</b>
      </span>
    )}
  </span>
)

const names = [
  'receipt',
  'bill',
  'costs',
  'disbursement',
  'release',
  'allocation',
  'credit',
] as const

const PostMenu = ({
  caseFile,
  ledger,
  onOpen,
}: LedgerProps & { onOpen: (open: OpenEntry) => void }) => {
  const acts = ledgerActs(useActingPerson(), caseFile.conveyance, ledger)
  return (
    <LazyMenu
      className="btn small"
      trigger="Post to the ledger"
      choices={names.map((name) => ({
        key: name,
        label: entryTitles[name],
        why: reasonAgainst(acts[name]),
        onChoose: () => onOpen({ name }),
      }))}
    />
  )
}
