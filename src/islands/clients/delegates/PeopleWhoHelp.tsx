import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ClientCase } from '#domain/conveyance/portal/case'
import type { OwnDelegate } from '#domain/delegate/api'
import { $clientCases } from '#stores/conveyance/portal/case'
import { $ownDelegates } from '#stores/delegate/own'
import { $session } from '#stores/user/session'
import { ClientOnly } from '../ClientOnly.tsx'
import { MessagePage } from '../MessagePage.tsx'
import { HelpedClients } from './HelpedClients.tsx'
import { NameHelper } from './NameHelper.tsx'
import { OwnDelegates } from './OwnDelegates.tsx'

/** Where a client says who helps them, and anybody sees whom they help. */
export default function PeopleWhoHelp() {
  const user = useStore($session)?.user
  if (user?.type === 'client' && user.helping)
    return (
      <MessagePage title="People you help">
        <HelpedClients />
      </MessagePage>
    )
  return (
    <ClientOnly needs="choose">
      <MessagePage title="People who help you">
        <p className="client-text">
          Somebody whom you trust can follow your case with you, such as a daughter, a friend or
          your attorney. They sign in with their own email address. What they do is shown under
          their name, never as yours.
        </p>
        <p className="client-text">
          They can never sign or pay for you, prove who you are, say where your money comes from,
          see bank details, or change how we reach you. You can end it at any time.
        </p>
        <Own />
        <HelpedClients />
      </MessagePage>
    </ClientOnly>
  )
}

const Own = () => {
  const cases = useStore($clientCases)
  const delegates = useStore($ownDelegates)
  return (
    <Loaded from={cases} skeleton={<Skeleton rows={6} />} retry={() => $clientCases.revalidate()}>
      {(list) => (
        <Loaded
          from={delegates}
          skeleton={<Skeleton rows={6} />}
          retry={() => $ownDelegates.revalidate()}
        >
          {(named) => <Named cases={list} named={named} />}
        </Loaded>
      )}
    </Loaded>
  )
}

type NamedProps = { cases: readonly ClientCase[]; named: readonly OwnDelegate[] }

const Named = ({ cases, named }: NamedProps) =>
  cases.length === 0 ? (
    <p className="client-text">You can name somebody once your case has opened.</p>
  ) : (
    <>
      <OwnDelegates delegates={named} cases={cases} />
      <NameHelper cases={cases} />
    </>
  )
