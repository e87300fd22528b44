import type { RunningMilestone } from '#domain/conveyance/workflow/running'
import { workingDays } from '#lib/format'

/** 'median 14, 9 in 10 within 22; target 15 working days' */
export const milestoneTimeText = ({ median_wd, p90_wd, usual_wd }: RunningMilestone) =>
  median_wd === null || p90_wd === null
    ? `target ${workingDays(usual_wd)}`
    : `median ${median_wd}, 9 in 10 within ${p90_wd}; target ${workingDays(usual_wd)}`
