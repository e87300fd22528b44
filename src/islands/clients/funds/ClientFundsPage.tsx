import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientFunds } from '#domain/funds/view'
import { $route } from '#stores/chrome/route'
import { $ownFunds } from '#stores/funds/of-client'
import { ClientOnly } from '../ClientOnly.tsx'
import { MessagePage } from '../MessagePage.tsx'
import { isNotAsked, NothingAsked } from '../NothingAsked.tsx'
import { AllParts } from './AllParts.tsx'
import { NewPart } from './NewPart.tsx'
import { PartStep } from './PartStep.tsx'
import { stepsOf } from './steps.ts'

/** Where a client says where their money comes from: a question a page, saved as they go. */
export default function ClientFundsPage() {
  return (
    <ClientOnly needs="funds">
      <Statement />
    </ClientOnly>
  )
}

const Statement = () => {
  const funds = useStore($ownFunds)
  if (isNotAsked(funds.error)) return <NothingAsked what="a statement about your money" />
  return (
    <Loaded from={funds} skeleton={<Skeleton rows={8} />} retry={() => $ownFunds.revalidate()}>
      {(it) => (it.state === 'to_do' ? <Questions funds={it} /> : <Sent funds={it} />)}
    </Loaded>
  )
}

const Questions = ({ funds }: { funds: ClientFunds }) => {
  const search = new URLSearchParams(useStore($route).search)
  const asked = search.get('part')
  if (asked === 'new') return <NewPart funds={funds} />
  const part = funds.parts.find(({ id }) => id === asked)
  if (part === undefined) return <AllParts funds={funds} />
  const steps = stepsOf(part)
  const step = steps.find((it) => it === search.get('step')) ?? 'amount'
  return <PartStep key={`${part.id} ${step}`} funds={funds} part={part} step={step} />
}

const Sent = ({ funds: { state, about } }: { funds: ClientFunds }) => (
  <MessagePage
    title={
      state === 'done' ? 'We have accepted where your money comes from' : 'Thank you. We have it'
    }
  >
    <p className="client-text" role="status">
      {state === 'done'
        ? `${about}: there is nothing more to do.`
        : 'We are looking at what you sent us. We email you if we need anything else.'}
    </p>
  </MessagePage>
)
