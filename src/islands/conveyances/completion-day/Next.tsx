import type { CompletionCase } from '#domain/conveyance/completion-day/completion-day'
import { pluralise } from '#lib/format'
import { href } from '#routes'

/** What keeps a case from completing, with links to where it is done. */
export const Next = ({ caseFile }: { caseFile: CompletionCase }) => {
  const { id, blockers, completed_at, releases } = caseFile
  if (completed_at !== null) return <p className="next mute">Completed</p>
  const [first, ...others] = blockers
  if (first === undefined)
    return (
      <p className="next">
        <a className="link strong" href={href('conveyances-id', { id })}>
          Record completion
        </a>
      </p>
    )
  if (releases.length > 0)
    return <p className="next acc strong">A second person has to approve the payment</p>
  return (
    <div className="next">
      <small>Still needed</small>
      <a className="link" href={first.href}>
        {first.what}
      </a>
      {others.length > 0 && <OtherBlockers blockers={others} />}
    </div>
  )
}

const OtherBlockers = ({ blockers }: Pick<CompletionCase, 'blockers'>) => (
  <details>
    <summary>{pluralise(blockers.length, 'more requirement')}</summary>
    <ul>
      {blockers.map(({ what, href: to }) => (
        <li key={what}>
          <a className="link" href={to}>
            {what}
          </a>
        </li>
      ))}
    </ul>
  </details>
)
