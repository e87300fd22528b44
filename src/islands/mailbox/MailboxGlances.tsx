import { Banner } from '#components/Banner.tsx'
import { glanceText, type MailboxGlance } from '#domain/mailbox/glance'
import { useCan } from '#islands/chrome/use-can.ts'
import { exactInstant, shortInstant } from '#lib/format'

/** Each mailbox, when it was read to its end, and what keeps mail from us. */
export const MailboxGlances = ({ mailboxes }: { mailboxes: readonly MailboxGlance[] }) =>
  mailboxes.length === 0 ? null : (
    <ul className="mailbox-glances" aria-label="Mailboxes">
      {mailboxes.map((it) => (
        <li key={it.id}>
          <b className="med">{it.address}</b>{' '}
          <span className={it.problem === null ? 'faint' : 'warn-text'}>
            {glanceText(it, shortInstant)}
          </span>
          {it.problem !== null && <p className="warn-text">{problemText(it.problem)}</p>}
        </li>
      ))}
    </ul>
  )

/** Says of each mailbox with a problem that its mail may be missing here. */
export const MailboxBanners = ({ mailboxes }: { mailboxes: readonly MailboxGlance[] }) => {
  const isInCharge = useCan('message-providers.update')
  const others = isInCharge ? 'Its owner sees' : 'Its owner and an administrator see'
  return mailboxes.map(
    ({ id, address, problem }) =>
      problem !== null && (
        <Banner key={id} tone="warn" title={`Mail of ${address} may be missing here`}>
          {problemText(problem)} {others} it as well.
        </Banner>
      ),
  )
}

const problemText = ({ text, since }: NonNullable<MailboxGlance['problem']>) =>
  since === null ? text : `${text} Since ${exactInstant(since)}.`
