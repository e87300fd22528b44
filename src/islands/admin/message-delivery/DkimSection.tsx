import type { ProviderDetail } from '#domain/communication/provider/api'
import { dkimRecordName, dkimRecordText } from '#domain/communication/provider/dkim'
import type { DkimKey } from '#domain/communication/provider/settings'
import { shortInstant } from '#lib/format'
import { startStep } from '#stores/communication/providers'
import { CopiedText } from './CopiedText.tsx'
import { Section } from './Section.tsx'
import { useStep } from './use-step.ts'

/** Makes the key that signs the firm's mail, and shows the DNS record that publishes it. */
export const DkimSection = ({ detail: { settings } }: { detail: ProviderDetail }) => {
  const { dkim, pending, version } = settings
  return (
    <Section title="Signature (DKIM)">
      {dkim === null ? (
        <p>Mail is not signed. Recipients may take it for spam.</p>
      ) : (
        <Record dkim={dkim} />
      )}
      <p className="row between">
        <Step
          step="create_dkim_key"
          version={version}
          label={dkim === null ? 'Create a signing key' : 'Replace the key'}
        />
        {dkim !== null && <Step step="check_dkim" version={version} label="Check" />}
        <span role="status" className="mute">
          {pending === null ? dkim && checkText(dkim) : pendingTexts[pending]}
        </span>
      </p>
    </Section>
  )
}

const pendingTexts = { 'dkim-key': 'Creating a key…', 'dkim-check': 'Checking…' }

const stateTexts = {
  found: 'The record is published',
  missing: 'The record was not found. It can take an hour to appear',
  different: 'Another key is published under this name',
  failed: 'Couldn’t look the record up. Try again',
}

const checkText = ({ check }: DkimKey) =>
  check === null ? 'Not checked yet.' : `${stateTexts[check.state]} (${shortInstant(check.at)}).`

const Record = ({ dkim }: { dkim: DkimKey }) => (
  <>
    <p>Add this TXT record to the DNS of {dkim.domain}. Mail is signed with it from now on.</p>
    <dl className="access-list">
      <div>
        <dt>Name</dt>
        <dd>
          <CopiedText label="Copy name" text={dkimRecordName(dkim)} />
        </dd>
      </div>
      <div>
        <dt>Value</dt>
        <dd>
          <CopiedText label="Copy value" text={dkimRecordText(dkim)} />
        </dd>
      </div>
    </dl>
  </>
)

type StepProps = { step: 'create_dkim_key' | 'check_dkim'; version: number; label: string }

const Step = ({ step, version, label }: StepProps) => {
  const { busy, run } = useStep('Couldn’t start this')
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={busy}
      onClick={() => run((key) => startStep(step, version, key))}
    >
      {label}
    </button>
  )
}
