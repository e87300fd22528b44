import { Chip } from '#components/Marks.tsx'
import { filingRuleLabels } from '#domain/tracked-email/labels'
import type { EmailAddress } from '#domain/tracked-email/tracked-email'
import type { EmailView } from '#domain/tracked-email/view'
import { exactInstant } from '#lib/format'
import { correspondenceHref } from './address.ts'

const named = ({ name, address }: EmailAddress) =>
  name ? `${name} <${address || 'no address'}>` : address

/** Who wrote an email to whom and when, and where it is filed and why. */
export const EmailHead = ({ email }: { email: EmailView }) => (
  <header className="email-head">
    <h2 className="h2">{email.subject || 'No subject'}</h2>
    <dl className="email-facts">
      <Fact name="From" text={named(email.from) || 'Not named'} />
      {email.reply_to && email.reply_to.address !== email.from.address && (
        <Fact name="Replies to" text={named(email.reply_to)} />
      )}
      <Fact name="To" text={email.to.map(named).join(', ')} />
      <Fact name="Copy to" text={email.cc.map(named).join(', ')} />
      <Fact name="Sent" text={email.sent_at ? exactInstant(email.sent_at) : 'No date'} />
      <Fact
        name={email.source === 'file' ? 'Added' : 'Received'}
        text={exactInstant(email.received_at)}
      />
      <Filed email={email} />
    </dl>
    {email.is_automatic && <Chip>Automatic: nothing answers it by itself</Chip>}
    {email.invitations.map((it) => (
      <p key={it}>{it}</p>
    ))}
  </header>
)

const Fact = ({ name, text }: { name: string; text: string }) =>
  text === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )

const Filed = ({ email: { filing } }: { email: EmailView }) =>
  filing === null ? (
    <Fact name="Filed to" text="Not filed" />
  ) : (
    <div>
      <dt>Filed to</dt>
      <dd>
        <a href={correspondenceHref(filing)}>{filing.ref}</a>{' '}
        <span className="faint">
          {filing.rule === 'manual'
            ? `${filing.reason}: ${filing.by.name}`
            : `${filingRuleLabels[filing.rule]}: ${filing.reason}`}
        </span>
      </dd>
    </div>
  )
