import { useStore } from '@nanostores/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { TermEntry } from '#domain/interest/bodies'
import type { InterestPolicy } from '#domain/interest/terms'
import { useCan } from '#islands/chrome/use-can.ts'
import { money, shortDate, today } from '#lib/format'
import { $interestPolicy, addTerm } from '#stores/interest/terms'

/** What the firm pays its clients for money that it holds, by date. */
export default function InterestTerms() {
  return (
    <section className="sec" aria-label="Interest to clients">
      <Loaded
        from={useStore($interestPolicy)}
        skeleton={<Skeleton rows={2} />}
        retry={() => $interestPolicy.revalidate()}
      >
        {(policy) => <Terms policy={policy} />}
      </Loaded>
    </section>
  )
}

const Terms = ({ policy }: { policy: InterestPolicy }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <header>
        <h2>Interest to clients</h2>
        {useCan('payments.update') && (
          <span className="end">
            <button type="button" className="btn small" onClick={() => setOpen(true)}>
              Add a rate
            </button>
          </span>
        )}
      </header>
      {policy.terms.length === 0 ? (
        <p className="mute">
          No rate is set, so no interest can be proposed. Clients are owed a fair sum for money that
          we hold.
        </p>
      ) : (
        <ul className="money-lines">
          {policy.terms.toReversed().map(({ from, basis_points, least, by }) => (
            <li key={from}>
              <span>
                <b className="med">{basis_points / 100} % a year</b>
                <small className="evidence">set by {by.name}</small>
              </span>
              <span>from {shortDate(from)}</span>
              <span>paid from {money(least)} on</span>
            </li>
          ))}
        </ul>
      )}
      <Dialog title="Add a rate" open={isOpen} onClose={() => setOpen(false)}>
        <TermForm policy={policy} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

const RATE = /^\d{1,2}(\.\d{1,2})?$/
const PER_CENT = 100

/** The rate as people type it. */
const TermValues = z.object({
  from: TermEntry.shape.from,
  rate: z.string().check(z.regex(RATE, 'Enter a rate such as 2.25.')),
  least: TermEntry.shape.least,
})

const TermForm = ({ policy, onDone }: { policy: InterestPolicy; onDone: () => void }) => (
  <SchemaForm
    schema={TermValues}
    submit="Add the rate"
    of="interest-term"
    onCancel={onDone}
    start={{ from: today(), rate: '', least: policy.terms.at(-1)?.least ?? 20_00 }}
    fields={[
      { name: 'from', label: 'First day', kind: 'date' },
      { name: 'rate', label: 'Per cent a year', kind: 'text' },
      {
        name: 'least',
        label: 'Least sum',
        hint: 'Interest below it is not paid.',
        kind: 'money',
      },
    ]}
    onSubmit={async ({ from, rate, least }, key) => {
      const basis_points = Math.round(Number(rate) * PER_CENT)
      await addTerm({ from, least, basis_points }, policy.version, key)
      onDone()
    }}
  />
)
