import { useStore } from '@nanostores/react'
import { Banner } from '#components/Banner.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { consentNames, type MailConsent } from '#domain/mailbox/consent'
import { mailboxOutcomes, outcomeIn } from '#domain/mailbox/outcome'
import type { MailboxList, MailboxView } from '#domain/mailbox/view'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { $ownMailboxes, connectOwnMailbox } from '#stores/mailbox/mailboxes'
import { ConsentForm } from './ConsentForm.tsx'
import { ImapForm } from './ImapForm.tsx'
import { MailboxCard } from './MailboxCard.tsx'

/** The mailbox of the signed-in person: how it is, or how to connect it. */
export default function OwnMailbox() {
  return (
    <div className="delivery">
      <Outcome />
      <Loaded
        from={useStore($ownMailboxes)}
        skeleton={<Skeleton rows={4} />}
        retry={() => $ownMailboxes.revalidate()}
      >
        {(list) => <Parts list={list} />}
      </Loaded>
    </div>
  )
}

const Outcome = () => {
  const outcome = outcomeIn(window.location.hash)
  if (outcome === null) return null
  return (
    <Banner tone={outcome === 'connected' ? 'good' : 'warn'} title={mailboxOutcomes[outcome]} />
  )
}

const Parts = ({ list: { rows, refusal, consents } }: { list: MailboxList }) => {
  const isReading = rows.some(({ state }) => state === 'on' || state === 'paused')
  return (
    <>
      {rows.map((mailbox) => (
        <MailboxCard key={mailbox.id} mailbox={mailbox} />
      ))}
      {!isReading && <ConnectForm refusal={refusal} />}
      {!isReading && consents.map((it) => <ImapConsent key={it} of={it} />)}
      {(!isReading || rows.some(isFailing)) && (
        <Section title="Your mailbox elsewhere">
          <p>
            Connect a mailbox at any other provider by IMAP. It is read every 3 minutes. Nothing is
            sent from it: emails that you write here leave from the firm’s address.
          </p>
          <ImapForm of="own-imap-mailbox" onConnect={connectOwnMailbox} />
        </Section>
      )}
    </>
  )
}

/** Whether a mail server cannot be read, so that another server or password is to be entered. */
const isFailing = ({ kind, health }: MailboxView) =>
  kind === 'imap' && health.problems.some((it) => it.kind === 'failing')

const ConnectForm = ({ refusal }: { refusal: string | null }) => (
  <Section title="Your mailbox">
    <p>
      Connect your Microsoft 365 mailbox, and emails about cases and quotes are filed by themselves.
      Emails that you write here are then sent from it, which you can switch off. Every other email
      stays in your mailbox: of those we keep only an id. What you delete or move in your mailbox
      afterwards stays filed here.
    </p>
    {refusal === null ? (
      <ConsentForm submit="Connect Microsoft 365" />
    ) : (
      <p className="mute">{refusal}</p>
    )}
  </Section>
)

const ImapConsent = ({ of }: { of: MailConsent }) => (
  <Section title={`Your mailbox at ${consentNames[of].name}, by IMAP`}>
    <p>
      You sign in there, and no password is stored here. It is read every 3 minutes. Nothing is sent
      from it: emails that you write here leave from the firm’s address.
    </p>
    <ConsentForm submit={consentNames[of].button} imap={of} />
  </Section>
)
