import type { Finding } from '#domain/conveyance/workflow/validation'

/** What is wrong with what is chosen. */
export const Findings = ({ findings }: { findings: readonly Finding[] }) =>
  findings.length > 0 && (
    <ul className="problems">
      {findings.map((it) => (
        <li key={it.text} className={it.severity === 'error' ? 'bad' : 'warn'}>
          {it.text}
        </li>
      ))}
    </ul>
  )
