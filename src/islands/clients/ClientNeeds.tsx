import type { ReactNode } from 'react'
import type { ClientCase } from '#domain/conveyance/portal/case'
import { firm } from '#lib/firm'
import { href } from '#routes'
import { useHelping } from './delegates/use-helping.ts'
import { dueText } from './due-text.ts'

type Props = {
  clientCase: ClientCase
  /** What they press for it, where that is the same for all of it. */
  children?: ReactNode
}

/** What we need from the client, the most urgent first, and how they give it to us. */
export const ClientNeeds = ({ clientCase: { things_to_do }, children }: Props) => {
  const helping = useHelping()
  return things_to_do.length > 0 ? (
    <section className="my-part" aria-labelledby="client-needs">
      <h2 id="client-needs">What we need from {helping?.client ?? 'you'}</h2>
      <ul>
        {things_to_do.map((need) => (
          <li key={need.task_key}>
            <h3>
              {need.title}
              {dueText(need.by)}
            </h3>
            <p>{need.text}</p>
            {need.document_id && (
              <a
                className="btn main big"
                href={href('clients-documents-id', { id: need.document_id }, firm.audience)}
              >
                Read and sign
              </a>
            )}
          </li>
        ))}
      </ul>
      {children}
      <p className="mute">
        Not sure about something? Call us on <a href={`tel:${firm.phone}`}>{firm.phone}</a>, or{' '}
        <a href={href('clients-case-history', {}, firm.audience)}>write to us</a> at any time.
      </p>
    </section>
  ) : (
    children
  )
}
