import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import type { ClientAccountView } from '#domain/client-account/account'
import { clientAccountActs } from '#domain/client-account/acts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, shortDate } from '#lib/format'
import { $clientAccount } from '#stores/client-account/account'
import { DetailsForms, type OpenForm } from './DetailsForms.tsx'

/** The account that clients are shown: entered by one person, confirmed by another. */
export default function AccountDetails() {
  return (
    <section className="sec" aria-label="Bank details for clients">
      <header>
        <h2>Bank details for clients</h2>
      </header>
      <Loaded
        from={useStore($clientAccount)}
        skeleton={<Skeleton rows={2} />}
        retry={() => $clientAccount.revalidate()}
      >
        {(account) => <Details account={account} />}
      </Loaded>
    </section>
  )
}

const Details = ({ account }: { account: ClientAccountView }) => {
  const [open, setOpen] = useState<OpenForm | null>(null)
  return (
    <>
      <Current account={account} />
      <Waiting account={account} />
      <Acts account={account} onOpen={setOpen} />
      <DetailsForms open={open} account={account} onDone={() => setOpen(null)} />
    </>
  )
}

const Current = ({ account: { current } }: { account: ClientAccountView }) =>
  current ? (
    <p>
      <b className="med">{current.holder}</b>, {current.bank}, ending {current.ending}.{' '}
      <small className="evidence">
        Entered by {current.asked_by.name}, confirmed by {current.confirmed_by.name},{' '}
        {shortDate(dayOf(current.since))}. Clients see the digits after a code; each look is in the
        case’s history.
      </small>
    </p>
  ) : (
    <p>
      Clients call for our bank details. Enter them, and let somebody else confirm them, to show
      them on the client site after a code.
    </p>
  )

const Waiting = ({ account: { change, current } }: { account: ClientAccountView }) =>
  change && (
    <p className="warn">
      {change.holder}, {change.bank}, ending {change.ending}, entered by {change.asked.by.name},{' '}
      {shortDate(dayOf(change.asked.at))}: {change.reason}. A second person has to confirm this
      {current
        ? ', 24 hours after it was entered. Until then clients see the details of before.'
        : '.'}
    </p>
  )

type ActsProps = { account: ClientAccountView; onOpen: (form: OpenForm) => void }

const Acts = ({ account, onOpen }: ActsProps) => {
  const acts = clientAccountActs(useActingPerson(), account, new Date().toISOString())
  return (
    <div className="row wrap">
      {account.change && (
        <>
          <ActButton
            className="btn main"
            why={reasonAgainst(acts.confirm)}
            onPress={() => onOpen('confirm')}
          >
            Confirm the details
          </ActButton>
          <ActButton why={reasonAgainst(acts.reject)} onPress={() => onOpen('reject')}>
            Reject
          </ActButton>
        </>
      )}
      <ActButton why={reasonAgainst(acts.change)} onPress={() => onOpen('change')}>
        {account.current ? 'Enter new details' : 'Enter the details'}
      </ActButton>
    </div>
  )
}
