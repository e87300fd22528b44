import { useStore } from '@nanostores/react'
import type { EmailView } from '#domain/tracked-email/view'
import { exactInstant } from '#lib/format'
import { $emailRecord } from '#stores/tracked-email/record'
import { emailHref } from './address.ts'

/** The other emails of its thread. */
export const EmailThread = ({ email: { thread } }: { email: EmailView }) => {
  const record = useStore($emailRecord)
  if (thread.length === 0 || record === null) return null
  return (
    <section aria-label="Thread">
      <h3 className="h3">In the same thread</h3>
      <ul className="email-thread">
        {thread.map(({ id, from, subject, at }) => (
          <li key={id}>
            <a href={emailHref(record, id)}>{subject || 'No subject'}</a>{' '}
            <span className="faint">
              {from.name || from.address}, {exactInstant(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
