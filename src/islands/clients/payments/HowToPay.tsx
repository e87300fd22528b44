import { useState } from 'react'
import { ChoiceField } from '#components/form/Choices.tsx'
import type { ClientPayments, ClientRequest } from '#domain/payment-request/view'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { PayByBank } from './PayByBank.tsx'
import { PayByCard } from './PayByCard.tsx'

type Way = 'card' | 'bank' | 'transfer'

type Props = { request: ClientRequest; offers: Pick<ClientPayments, 'card' | 'bank'> }

const names: Readonly<Record<Way, string>> = {
  card: 'Card',
  bank: 'Your bank',
  transfer: 'Transfer',
}

const waysOf = ({ by_card, by_bank }: ClientRequest): Way[] => [
  ...(by_card ? (['card'] as const) : []),
  ...(by_bank ? (['bank'] as const) : []),
  'transfer',
]

/** How a client pays a request: by what the firm offers for it, and by transfer always. */
export const HowToPay = ({ request, offers }: Props) => {
  const ways = waysOf(request)
  const [chosen, setChosen] = useState<Way | null>(null)
  const way = chosen !== null && ways.includes(chosen) ? chosen : (ways[0] ?? 'transfer')
  return (
    <section>
      <h3>How to pay</h3>
      {ways.length > 1 && (
        <ChoiceField
          name="way"
          label="Pay by"
          value={way}
          options={ways.map((value) => ({ value, label: names[value] }))}
          onChange={setChosen}
        />
      )}
      <ByWay way={way} request={request} offers={offers} />
    </section>
  )
}

const ByWay = ({ way, request, offers }: Props & { way: Way }) => {
  if (way === 'card')
    return (
      <PayByCard
        key={request.last_failure?.at ?? request.receipts.length}
        request={request}
        isTest={offers.card === 'test'}
      />
    )
  if (way === 'transfer') return <ByTransfer request={request} />
  return (
    <PayByBank
      key={request.bank_payments.filter(({ state }) => state !== 'started').length}
      request={request}
      isTest={offers.bank === 'test'}
    />
  )
}

const ByTransfer = ({ request }: { request: ClientRequest }) => (
  <p className="client-text">
    Pay by bank transfer.{' '}
    <a href={href('clients-payment-details', {}, firm.audience)}>See our bank details</a>, and use
    the reference <b className="num">{request.case.ref}</b>. We show the payment here once our bank
    has it.
  </p>
)
