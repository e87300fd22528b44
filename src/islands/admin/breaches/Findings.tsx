import { useStore } from '@nanostores/react'
import { ActButton } from '#components/ActButton.tsx'
import type { BreachFinding } from '#domain/breach/breach'
import { useCan } from '#islands/chrome/use-can.ts'
import { money, shortDate } from '#lib/format'
import { $breachFindings } from '#stores/breach/breaches'
import type { OpenBreach } from './open-breach.ts'

type Props = { onOpen: (open: OpenBreach) => void }

/** What the product found that may be a breach; a person records or dismisses each. */
export const Findings = ({ onOpen }: Props) => {
  const { data: findings = [] } = useStore($breachFindings)
  if (findings.length === 0) return null
  return (
    <section className="sec" aria-label="Findings">
      <header>
        <h2>Found by Deedbox</h2>
        <span className="count">{findings.length} to decide</span>
      </header>
      <ul className="cards register">
        {findings.map((finding) => (
          <Finding key={finding.source} finding={finding} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

const Finding = ({ finding, onOpen }: Props & { finding: BreachFinding }) => {
  const canRecord = useCan('breaches.update')
  const { rule, what, conveyance, client_money, occurred_on } = finding
  return (
    <li>
      <p>
        <b>{rule}</b> <span className="ref">{conveyance?.ref}</span>
      </p>
      <p className="faint">
        {what} {client_money > 0 && `${money(client_money)}, `}since {shortDate(occurred_on)}.
      </p>
      {canRecord && (
        <div className="row wrap">
          <ActButton className="btn small" onPress={() => onOpen({ name: 'record', finding })}>
            Record as a breach
          </ActButton>
          <ActButton
            className="btn small quiet"
            onPress={() => onOpen({ name: 'dismiss', finding })}
          >
            No breach
          </ActButton>
        </div>
      )}
    </li>
  )
}
