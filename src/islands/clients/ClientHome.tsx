import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { byUrgency, type ClientCase } from '#domain/conveyance/portal/case'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { $clientCases } from '#stores/conveyance/portal/case'
import { $session } from '#stores/user/session'
import { BankWarning } from './BankWarning.tsx'
import { ReachAndDates } from './CasePeople.tsx'
import { ClientOnly } from './ClientOnly.tsx'
import { useHas, useHelping } from './delegates/use-helping.ts'
import { dueText } from './due-text.ts'
import {
  OpenQuestions,
  useAreQuestionsKnown,
  useOpenQuestions,
} from './enquiries/OpenQuestions.tsx'
import { FundsNeed } from './funds/FundsNeed.tsx'
import { IdentityNeed } from './identity/IdentityNeed.tsx'
import { DuePayments, useArePaymentsKnown } from './payments/DuePayments.tsx'
import { useKnownSoon } from './use-known-soon.ts'
import { Waiting } from './Waiting.tsx'

// Few clients answer a pack.
const PackTiles = lazy(() => import('./packs/PackTiles.tsx'))
const LastMessage = lazy(() => import('./messages/LastMessage.tsx'))
const HelpedClients = lazy(async () => ({
  default: (await import('./delegates/HelpedClients.tsx')).HelpedClients,
}))

export default function ClientHome() {
  return (
    <ClientOnly needs="progress">
      <Cases />
    </ClientOnly>
  )
}

const Cases = () => {
  const cases = useStore($clientCases)
  const [areQuestionsKnown, arePaymentsKnown] = [useAreQuestionsKnown(), useArePaymentsKnown()]
  const isWhole = useKnownSoon(areQuestionsKnown && arePaymentsKnown)
  const user = useStore($session)?.user
  const preferred = cases.data
    ?.map((it) => it.preferred_names?.[user?.contact_id ?? ''])
    .find(Boolean)
  const name = preferred ?? user?.first_name
  const isHelper = useHelping() !== null
  return (
    <Loaded
      from={isWhole ? cases : { ...cases, data: undefined }}
      skeleton={<Skeleton rows={8} />}
      retry={() => $clientCases.revalidate()}
    >
      {(list) => (
        <div className={list.length === 0 ? 'portal no-case' : 'portal'}>
          <h1 className="client-hello">Hello{name ? `, ${name}` : ''}</h1>
          {!isHelper && <OwnTiles hasNoCase={list.length === 0 && Boolean(user?.contact_id)} />}
          {byUrgency(list).map((it) => (
            <CaseTile key={it.id} clientCase={it} />
          ))}
          <BankWarning />
          {user?.contact_id && <Choices />}
        </div>
      )}
    </Loaded>
  )
}

const NoCase = () => (
  <p className="client-text">
    Your case will appear here when we start work on it. Until then, there is nothing you need to
    do.
  </p>
)

/** What is for the client alone, and whom they help themselves. */
const OwnTiles = ({ hasNoCase }: { hasNoCase: boolean }) => (
  <>
    <Suspense>
      <HelpedClients />
    </Suspense>
    <Suspense>
      <PackTiles nothing={hasNoCase ? <NoCase /> : null} />
    </Suspense>
    <DuePayments />
  </>
)

const Choices = () => (
  <p className="client-text">
    <a href={href('clients-messages', {}, firm.audience)}>Choose how we tell you of news</a>
    <br />
    <a href={href('clients-people-who-help', {}, firm.audience)}>Name somebody who helps you</a>
    <br />
    <a href={href('clients-your-data', {}, firm.audience)}>Ask for a copy of your data</a>
  </p>
)

const CaseTile = ({ clientCase }: { clientCase: ClientCase }) => (
  <article className="client-tile">
    <p className="client-kind">{clientCase.kind}</p>
    <h2>{clientCase.address.line}</h2>
    <IdentityNeed clientCase={clientCase} />
    <FundsNeed clientCase={clientCase} />
    <FirstNeed clientCase={clientCase} />
    <Waiting clientCase={clientCase} />
    <ReachAndDates clientCase={clientCase} />
    {useHas('messages') && (
      <Suspense fallback={<p className="last-message" />}>
        <LastMessage caseId={clientCase.id} />
      </Suspense>
    )}
    <a className="btn big" href={caseHref(clientCase)}>
      See every step <Icon name="chevron-right" />
    </a>
  </article>
)

const caseHref = ({ id }: ClientCase) =>
  `${href('clients-milestones', {}, firm.audience)}?case=${id}`

/** What we need from the client first, with the way to all of it. */
const FirstNeed = ({ clientCase }: { clientCase: ClientCase }) => {
  const helping = useHelping()
  const [first, ...others] = clientCase.things_to_do
  const questions = useOpenQuestions(clientCase.id)
  if (first === undefined) return <OpenQuestions clientCase={clientCase} />
  return (
    <section className="my-part">
      <h3>
        We need from {helping?.client ?? 'you'}: {first.title}
        {dueText(first.by)}
      </h3>
      <OpenQuestions clientCase={clientCase} />
      <a
        className={questions > 0 ? 'btn big' : 'btn main big'}
        href={`${caseHref(clientCase)}#client-needs`}
      >
        {seeText(others.length + 1)}
      </a>
    </section>
  )
}

const seeText = (count: number) => {
  if (count === 1) return 'See what to do'
  return count === 2 ? 'See both things to do' : `See all ${count} things to do`
}
