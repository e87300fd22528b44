import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $ownChoice } from '#stores/contact/own-choice'
import { ClientOnly } from '../ClientOnly.tsx'
import { MessagePage } from '../MessagePage.tsx'
import { ChooseChannels } from './ChooseChannels.tsx'

/** Where a client chooses how they are told of news about their case. */
export default function ClientChoicePage() {
  return (
    <ClientOnly needs="choose">
      <Choice />
    </ClientOnly>
  )
}

const Choice = () => {
  const choice = useStore($ownChoice)
  return (
    <Loaded from={choice} skeleton={<Skeleton rows={6} />} retry={() => $ownChoice.revalidate()}>
      {(own) => (
        <MessagePage title="How we tell you">
          <p className="client-text">
            Choose how news about your case reaches you. You always find it here as well.
          </p>
          <ChooseChannels choice={own} />
          <p className="client-text">
            Some things we always email, because the law asks for it or to keep you safe: your
            terms, that you are bound to complete, that your case is on hold or has ended, requests
            for money, documents to sign and changes of bank details.
          </p>
        </MessagePage>
      )}
    </Loaded>
  )
}
