import { Icon } from '#components/Icon.tsx'
import { complianceHref } from '#domain/conveyance/evidence/acts'
import type { DayRisk, MyDay } from '#domain/conveyance/my-day'
import { href } from '#routes'

const titles = {
  approve: 'Approve the risk assessment',
  assess_again: 'Assess the risk again',
}

/** Risk assessments that wait for the person: to be made again, or to be approved. */
export const DayRisks = ({ myDay: { risks } }: { myDay: MyDay }) =>
  risks.length > 0 && (
    <section className="sec" aria-label="Risk assessments">
      <header>
        <h2>Risk assessments</h2>
        <span className="count">{risks.length}</span>
      </header>
      <ul className="tasks">
        {risks.map((risk) => (
          <Line key={risk.conveyance_id} risk={risk} />
        ))}
      </ul>
    </section>
  )

const Line = ({ risk: { conveyance_id, ref, address, what, words } }: { risk: DayRisk }) => (
  <li>
    <span />
    <Icon name="badge-check" />
    <a className="t cut" href={`${complianceHref(conveyance_id)}#risk`} title={words}>
      {titles[what]}: {words}
    </a>
    <a className="cs cut" href={href('conveyances-id', { id: conveyance_id })}>
      <span className="ref">{ref}</span>
      <span className="cut">{address}</span>
    </a>
    <span />
  </li>
)
