import { ActButton } from '#components/ActButton.tsx'
import type { Candidate, UnmatchedLine } from '#domain/reconciliation/view'
import { useSubmit } from '#islands/conveyances/enquiries/use-submit.ts'
import { money, shortDate } from '#lib/format'
import { cancelLine, matchLine, receiveLine } from '#stores/reconciliation/bank'

type Choosable = {
  readonly key: string
  readonly text: string
  readonly verb: string
  readonly act: () => Promise<unknown>
}

const nameOf = ({ n, ref, title, on, other_party }: Candidate) =>
  [`${n}`, ref, title, other_party, shortDate(on)].filter(Boolean).join(', ')

/** What a line may be: a posting, a payment from a client’s bank, or the other half of a line that was given back. */
const choicesOf = (line: UnmatchedLine): readonly Choosable[] => [
  ...line.candidates.map((candidate) => ({
    key: `${candidate.n}`,
    text: nameOf(candidate),
    verb: 'Match',
    act: () => matchLine(line, candidate.n),
  })),
  ...line.bank_payments.map(({ payment, reference, payer, amount }) => ({
    key: payment,
    text: `Begun by ${payer} at their bank, ${money(amount)}, reference ${reference}`,
    verb: `Receive ${money(line.amount)}`,
    act: () => receiveLine(line, payment),
  })),
  ...line.counters.map(({ id, on, text }) => ({
    key: id,
    text: `${line.amount < 0 ? 'Given back by' : 'Gives back'} “${text}”, ${shortDate(on)}`,
    verb: 'Cancel both',
    act: () => cancelLine(line, id),
  })),
]

type Props = { line: UnmatchedLine; onDone: () => void }

/** Says what a line of the bank is. */
export const LineChoice = ({ line, onDone }: Props) => {
  const { fault, isBusy, submit } = useSubmit()
  const choose = (act: () => Promise<unknown>) =>
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
        {choicesOf(line).map(({ key, text, verb, act }) => (
          <li key={key}>
            <span>{text}</span>
            <ActButton className="btn small" isBusy={isBusy} onPress={() => void choose(act)}>
              {verb}
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
