import type { ProviderDetail } from '#domain/communication/provider/api'
import { CopiedText } from './CopiedText.tsx'
import { Section } from './Section.tsx'
import { SigningKey } from './SigningKey.tsx'

/** Where the firm’s identity service sends its results, and the key that signs them. */
export const IdentitySection = ({ detail }: { detail: ProviderDetail }) => (
  <Section title="Electronic identity checks">
    <p>
      A service that checks identities sends each result to this address, as JSON with event, check
      (the reference under Compliance), the name of the provider with its own reference, outcome
      (clear or refer) and summary. Each request is signed with the key in the header
      Deedbox-Signature. A result is evidence: two people still decide.
    </p>
    <CopiedText label="Copy address" text={detail.identity_address} />
    <SigningKey of="identity" detail={detail} />
  </Section>
)
