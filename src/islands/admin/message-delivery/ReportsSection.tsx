import type { ProviderDetail } from '#domain/communication/provider/api'
import { CopiedText } from './CopiedText.tsx'
import { Section } from './Section.tsx'
import { SigningKey } from './SigningKey.tsx'

/** Where providers report what became of messages, and the key that signs their reports. */
export const ReportsSection = ({ detail }: { detail: ProviderDetail }) => (
  <Section title="Delivery reports">
    <p>
      Providers report deliveries, bounces and complaints to this address, as JSON with event, type
      (delivered, bounced, complained), message, and where known status, permanent and reason. Each
      request is signed with the key in the header Deedbox-Signature.
    </p>
    <CopiedText label="Copy address" text={detail.reports_address} />
    <SigningKey of="reports" detail={detail} />
  </Section>
)
