import { ActButton } from '#components/ActButton.tsx'
import { Empty } from '#components/Loaded.tsx'
import { Status } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import { maySign } from '#domain/reconciliation/acts'
import type { BankView, Reconciliation } from '#domain/reconciliation/view'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { saveFile } from '#islands/lists/save-file.ts'
import { dayOf, money, shortDate } from '#lib/format'
import { packOf, signReconciliation } from '#stores/reconciliation/bank'

/** What was reconciled, who prepared it and who signed. */
export const Reconciliations = ({ bank: { reconciliations } }: { bank: BankView }) => (
  <section className="sec" aria-label="Reconciliations">
    <header>
      <h2>Reconciliations</h2>
    </header>
    {reconciliations.length === 0 ? (
      <Empty title="No reconciliations yet">
        <p>One person prepares, another signs. The last day of a month closes the month.</p>
      </Empty>
    ) : (
      <ul className="money-lines">
        {reconciliations.map((it) => (
          <Row key={it.id} reconciliation={it} />
        ))}
      </ul>
    )}
  </section>
)

const Row = ({ reconciliation }: { reconciliation: Reconciliation }) => {
  const { position, prepared } = reconciliation
  return (
    <li>
      <span>
        <b className="med">As at {shortDate(position.on)}</b>
        <small className="evidence">
          Prepared by {prepared.by.name}, {shortDate(dayOf(prepared.at))}
        </small>
      </span>
      <b className="num">{money(position.bank)}</b>
      <Signature reconciliation={reconciliation} />
    </li>
  )
}

const download = async (reconciliation: Reconciliation) =>
  saveFile(
    `reconciliation ${reconciliation.position.on}.csv`,
    await packOf(reconciliation),
    'text/csv',
  )

const Signature = ({ reconciliation }: { reconciliation: Reconciliation }) => {
  const { fault, isBusy, submit } = useSubmit()
  const why = reasonAgainst(maySign(useActingPerson(), reconciliation))
  const { signed } = reconciliation
  const start = (act: () => Promise<unknown>) => void submit(act)
  return (
    <span className="row wrap">
      {signed && <Signed signed={signed} />}
      {signed?.sha256 && (
        <Pack
          sha256={signed.sha256}
          isBusy={isBusy}
          onPress={() => start(() => download(reconciliation))}
        />
      )}
      {signed === null && (
        <ActButton
          className="btn small"
          isBusy={isBusy}
          why={why}
          onPress={() => start(() => signReconciliation(reconciliation))}
        >
          Sign
        </ActButton>
      )}
      {fault && <small className="bad">{fault}</small>}
    </span>
  )
}

const Signed = ({ signed }: { signed: NonNullable<Reconciliation['signed']> }) => (
  <Status tone="good">
    Signed by {signed.by.name}, {shortDate(dayOf(signed.at))}
  </Status>
)

type PackProps = { sha256: string; isBusy: boolean; onPress: () => void }

const Pack = ({ sha256, isBusy, onPress }: PackProps) => (
  <>
    <ActButton className="btn small" isBusy={isBusy} onPress={onPress}>
      Download the pack
    </ActButton>
    <small className="evidence pack-hash">SHA-256 {sha256}</small>
  </>
)
