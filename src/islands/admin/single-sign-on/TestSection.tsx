import type { SingleSignOnDetail } from '#domain/user/single-sign-on/api'
import type { DiscoveryReport } from '#domain/user/single-sign-on/settings'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { shortInstant } from '#lib/format'
import { testProvider } from '#stores/user/single-sign-on'

/** Asks the provider what it offers, and shows what it answered. */
export const TestSection = ({ detail: { settings } }: { detail: SingleSignOnDetail }) => {
  const { busy, run } = useStep('Couldn’t start the test')
  const { report, is_testing, version } = settings
  return (
    <Section title="Test">
      {report !== null && <Report report={report} />}
      <p className="row between">
        <button
          type="button"
          className="btn"
          aria-disabled={busy || is_testing}
          onClick={() => run((key) => testProvider(version, key))}
        >
          Test the provider
        </button>
        <span role="status" className="mute">
          {is_testing ? 'Testing…' : statusText(report)}
        </span>
      </p>
    </Section>
  )
}

const statusText = (report: DiscoveryReport | null) => {
  if (report === null) return 'Not tested yet.'
  const at = shortInstant(report.at)
  return report.problem === null ? `The provider is ready (${at}).` : `${report.problem} (${at})`
}

const Report = ({ report }: { report: DiscoveryReport }) =>
  report.problem === null && (
    <dl className="access-list">
      <Line term="Sign-in address" text={report.authorization_endpoint} />
      <Line term="Token address" text={report.token_endpoint} />
      <Line term="Keys" text={String(report.keys)} />
      <Line term="Signatures" text={report.algorithms.join(', ')} />
    </dl>
  )

const Line = ({ term, text }: { term: string; text: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </div>
)
