import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ProviderDetail } from '#domain/communication/provider/api'
import { $providers } from '#stores/communication/providers'
import { DkimSection } from './DkimSection.tsx'
import { EmailForm } from './EmailForm.tsx'
import { IdentitySection } from './IdentitySection.tsx'
import { OutstandingMessages } from './OutstandingMessages.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ReportsSection } from './ReportsSection.tsx'
import { Section } from './Section.tsx'
import { SenderSection } from './SenderSection.tsx'
import { TestMessage } from './TestMessage.tsx'
import { TextSection } from './TextSection.tsx'
import { WhatsappCloud } from './WhatsappCloud.tsx'

const Mailboxes = lazy(() => import('#islands/admin/mailboxes/Mailboxes.tsx'))

/** How the firm's messages leave: the provider of each channel, its checks, and what has not left. */
export default function MessageDelivery() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Message delivery</h1>
        <p className="mute">How email, text messages and WhatsApp leave the firm.</p>
      </header>
      <Loaded
        from={useStore($providers)}
        skeleton={<Skeleton rows={12} />}
        retry={() => $providers.revalidate()}
      >
        {(detail) => (
          <div className="admin-form delivery">
            <Summary detail={detail} />
            <OutstandingMessages />
            <Email detail={detail} />
            <TextSection channel="sms" title="Text messages" detail={detail} />
            <TextSection channel="whatsapp" title="WhatsApp" detail={detail} />
            <WhatsappCloud />
            <ReportsSection detail={detail} />
            <IdentitySection detail={detail} />
            <Suspense fallback={<Skeleton rows={6} />}>
              <Mailboxes />
            </Suspense>
          </div>
        )}
      </Loaded>
    </>
  )
}

const Summary = ({ detail: { counts, last_failure } }: { detail: ProviderDetail }) => (
  <p role="status">
    {`Waiting: ${counts.queued + counts.sending}. Unknown: ${counts.unknown}. Failed: ${counts.failed}.`}
    {last_failure && ` Last error: ${last_failure.reason}`}
  </p>
)

const Email = ({ detail }: { detail: ProviderDetail }) => {
  const { kind } = detail.settings.email
  const leaves = kind === 'smtp' || kind === 'platform'
  return (
    <>
      <Section title="Email">
        <EmailForm detail={detail} />
        {kind === 'smtp' && <PasswordForm detail={detail} />}
        {kind !== 'none' && <TestMessage channel="email" />}
      </Section>
      {leaves && <SenderSection detail={detail} />}
      {kind === 'smtp' && <DkimSection detail={detail} />}
    </>
  )
}
