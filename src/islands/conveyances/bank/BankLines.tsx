import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Empty } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Candidate, UnmatchedLine } from '#domain/reconciliation/view'
import { useCan } from '#islands/chrome/use-can.ts'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { money, shortDate } from '#lib/format'
import { matchLine, receiveLine, suspendLine } from '#stores/reconciliation/bank'

type Props = { lines: readonly UnmatchedLine[] }

/** What the bank booked and we have not. */
export const BankLines = ({ lines }: Props) => {
  const [open, setOpen] = useState<UnmatchedLine | null>(null)
  return (
    <section className="sec" aria-label="Bank lines to match">
      <header>
        <h2>Bank lines to match</h2>
        <span className="count">{lines.length}</span>
      </header>
      {lines.length === 0 ? (
        <Empty title="Every bank line is matched" />
      ) : (
        <ul className="money-lines">
          {lines.map((line) => (
            <Row key={line.id} line={line} onMatch={() => setOpen(line)} />
          ))}
        </ul>
      )}
      <Dialog title="Match a bank line" open={open !== null} onClose={() => setOpen(null)}>
        {open && <Choice line={open} onDone={() => setOpen(null)} />}
      </Dialog>
    </section>
  )
}

const noCandidate = 'No posting of this sum is without a line. Post it on its case first.'

const Row = ({ line, onMatch }: { line: UnmatchedLine; onMatch: () => void }) => {
  const canMatch = useCan('payments.create')
  return (
    <li>
      <span>
        <b className="med">{line.text || 'No text'}</b>
        <small className="evidence">
          {[shortDate(line.on), line.reference].filter(Boolean).join(' · ')}
        </small>
      </span>
      <b className="num">{money(line.amount)}</b>
      {canMatch ? <LineActs line={line} onMatch={onMatch} /> : <span />}
    </li>
  )
}

const onlyIn = 'Only money that came in goes to suspense. Find who was paid.'

const LineActs = ({ line, onMatch }: { line: UnmatchedLine; onMatch: () => void }) => {
  const { fault, isBusy, submit } = useSubmit()
  return (
    <span className="row wrap">
      <ActButton
        className="btn small"
        why={line.candidates.length + line.bank_payments.length > 0 ? undefined : noCandidate}
        onPress={onMatch}
      >
        Match
      </ActButton>
      <ActButton
        className="btn small"
        isBusy={isBusy}
        why={line.amount > 0 ? undefined : onlyIn}
        onPress={() => void submit(() => suspendLine(line))}
      >
        Put in suspense
      </ActButton>
      {fault && <small className="bad">{fault}</small>}
    </span>
  )
}

const nameOf = ({ n, ref, title, on, other_party }: Candidate) =>
  [`${n}`, ref, title, other_party, shortDate(on)].filter(Boolean).join(', ')

const Choice = ({ line, onDone }: { line: UnmatchedLine; onDone: () => void }) => {
  const { fault, isBusy, submit } = useSubmit()
  const finish = (act: () => Promise<unknown>) =>
    submit(async () => {
      await act()
      onDone()
    })
  return (
    <>
      <p>
        {line.text}, {money(line.amount)}, {shortDate(line.on)}. Compare payer and reference: the
        same sum alone proves nothing.
      </p>
      <ul className="money-lines">
        {line.candidates.map((candidate) => (
          <li key={candidate.n}>
            <span>{nameOf(candidate)}</span>
            <ActButton
              className="btn small"
              isBusy={isBusy}
              onPress={() => void finish(() => matchLine(line, candidate.n))}
            >
              Match
            </ActButton>
          </li>
        ))}
        {line.bank_payments.map(({ payment, reference, payer, amount }) => (
          <li key={payment}>
            <span>
              Begun by {payer} at their bank, {money(amount)}, reference {reference}
            </span>
            <ActButton
              className="btn small"
              isBusy={isBusy}
              onPress={() => void finish(() => receiveLine(line, payment))}
            >
              Receive {money(line.amount)}
            </ActButton>
          </li>
        ))}
      </ul>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
