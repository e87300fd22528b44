import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { OwnDataRequestView } from '#domain/data-request/client'
import { dataRequestOutcomes } from '#domain/data-request/labels'
import { shortDate } from '#lib/format'
import { $ownDataRequests } from '#stores/data-request/own'
import { ClientOnly } from '../ClientOnly.tsx'
import { MessagePage } from '../MessagePage.tsx'
import { AskForData } from './AskForData.tsx'

/** Where a client asks for a copy of what the firm holds about them. */
export default function OwnDataPage() {
  return (
    <ClientOnly needs="choose">
      <MessagePage title="Your data">
        <p className="client-text">
          You can ask for a copy of the personal data that we hold about you: your details, your
          cases, what we wrote to each other, and the documents that you sent us. It is free, and we
          answer within one month.
        </p>
        <p className="client-text">
          If something about you is wrong, write to us or call us. We correct it.
        </p>
        <Loaded
          from={useStore($ownDataRequests)}
          skeleton={<Skeleton rows={4} />}
          retry={() => $ownDataRequests.revalidate()}
        >
          {(list) => (
            <>
              {list.every(({ answer }) => answer !== null) && <AskForData />}
              {list.map((it) => (
                <Asked key={it.id} request={it} />
              ))}
            </>
          )}
        </Loaded>
      </MessagePage>
    </ClientOnly>
  )
}

const Asked = ({ request }: { request: OwnDataRequestView }) => {
  const { received_on, due_on, text, extended, answer } = request
  return (
    <article className="client-tile">
      <h2>You asked on {shortDate(received_on)}</h2>
      {text && <p>{text}</p>}
      {answer ? (
        <p>
          {dataRequestOutcomes[answer.outcome]} on {shortDate(answer.on)}: {answer.text}
        </p>
      ) : (
        <p>We answer by {shortDate(due_on)}.</p>
      )}
      {extended && !answer && <p>It takes longer: {extended}</p>}
    </article>
  )
}
