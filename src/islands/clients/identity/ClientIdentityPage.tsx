import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientIdentity } from '#domain/identity/view'
import { $route } from '#stores/chrome/route'
import { $ownIdentity } from '#stores/identity/of-client'
import { ClientOnly } from '../ClientOnly.tsx'
import { MessagePage } from '../MessagePage.tsx'
import { isNotAsked, NothingAsked } from '../NothingAsked.tsx'
import { ChoosePaper } from './ChoosePaper.tsx'
import { SendIdentity } from './SendIdentity.tsx'
import { nextStep, stepsOf } from './steps.ts'
import { TakePicture } from './TakePicture.tsx'

/** Where a client proves who they are: a question a page, saved as they go. */
export default function ClientIdentityPage() {
  return (
    <ClientOnly needs="identity">
      <Check />
    </ClientOnly>
  )
}

const Check = () => {
  const identity = useStore($ownIdentity)
  if (isNotAsked(identity.error)) return <NothingAsked what="an identity check on this case" />
  return (
    <Loaded
      from={identity}
      skeleton={<Skeleton rows={8} />}
      retry={() => $ownIdentity.revalidate()}
    >
      {(check) => (check.state === 'to_do' ? <Steps check={check} /> : <Sent check={check} />)}
    </Loaded>
  )
}

const Steps = ({ check }: { check: ClientIdentity }) => {
  const asked = new URLSearchParams(useStore($route).search).get('step')
  const steps = stepsOf(check)
  const step = steps.find((it) => it === asked) ?? nextStep(check)
  const place = { check, at: steps.indexOf(step), of: steps.length }
  if (step === 'paper') return <ChoosePaper {...place} />
  if (step === 'send') return <SendIdentity {...place} />
  return <TakePicture key={step} {...place} slot={step} />
}

const Sent = ({ check: { state, about } }: { check: ClientIdentity }) => (
  <MessagePage title={state === 'done' ? 'Your identity check is done' : 'Thank you. We have it'}>
    <p className="client-text" role="status">
      {state === 'done'
        ? `${about}: we have checked who you are. There is nothing more to do.`
        : 'We are checking what you sent us. We email you if we need anything else.'}
    </p>
  </MessagePage>
)
