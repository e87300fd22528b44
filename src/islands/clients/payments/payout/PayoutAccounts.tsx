import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { PayoutCase, PayoutView } from '#domain/payee/own/view'
import { dayOf, plainDate } from '#lib/format'
import { $payouts } from '#stores/payee/own'
import { AgreeToAccount } from './AgreeToAccount.tsx'
import { GiveAccount } from './GiveAccount.tsx'

/** Where the client is paid what is left of their money, in each case. */
export default function PayoutAccounts() {
  return (
    <Loaded
      from={useStore($payouts)}
      skeleton={<Skeleton rows={4} />}
      retry={() => $payouts.revalidate()}
    >
      {(view) =>
        view.cases.length > 0 && (
          <>
            <h2>Where we pay you</h2>
            {view.cases.map((it) => (
              <Case key={it.conveyance_id} of={it} view={view} />
            ))}
          </>
        )
      }
    </Loaded>
  )
}

const Case = ({ of, view }: { of: PayoutCase; view: PayoutView }) => {
  const [isOpen, setOpen] = useState(false)
  const { account, waiting, to_agree, about } = of
  return (
    <section className="client-tile" aria-label={about}>
      <p className="client-kind">{about}</p>
      {account && (
        <p>
          We pay you to the account of {account.holder} ending {account.ending}, checked on{' '}
          {plainDate(dayOf(account.since))}.
        </p>
      )}
      {waiting && <Waits waiting={waiting} />}
      {to_agree.map((it) => (
        <AgreeToAccount key={it.payee} waiting={it} />
      ))}
      {isOpen ? (
        <GiveAccount of={of} view={view} onDone={() => setOpen(false)} />
      ) : (
        <button type="button" className="btn big" onClick={() => setOpen(true)}>
          {account || waiting ? 'Give us another account' : 'Give us your account'}
        </button>
      )}
    </section>
  )
}

const Waits = ({ waiting }: { waiting: NonNullable<PayoutCase['waiting']> }) => {
  const missing = waiting.agreements.filter(({ at }) => at === null).map(({ name }) => name)
  return (
    <p role="status">
      You gave us the account of {waiting.holder} ending {waiting.ending} on{' '}
      {plainDate(dayOf(waiting.at))}. We pay nothing to it yet: we call you on the number that we
      have for you, and two people here check it.
      {missing.length > 0 && ` ${missing.join(' and ')} must agree to it here as well.`}
    </p>
  )
}
