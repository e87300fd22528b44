import type { RunningMilestone } from '#domain/conveyance/workflow/running'
import { pluralise } from '#lib/format'
import { milestoneTimeText } from './milestone-text.ts'

export const MilestoneBar = ({ milestones }: { milestones: readonly RunningMilestone[] }) => {
  const most = Math.max(1, ...milestones.map((it) => it.cases))
  return (
    <span className="milestone-bar">
      {milestones.map((milestone) => (
        <span
          key={milestone.key}
          title={`${milestone.name}: ${pluralise(milestone.cases, 'case')}; ${milestoneTimeText(milestone)}`}
          style={{ '--share': milestone.cases / most }}
        >
          <span className="num">{milestone.cases || '–'}</span>
        </span>
      ))}
    </span>
  )
}
