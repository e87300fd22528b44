import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { $teamDay } from '#stores/conveyance/day/team'
import { Cash } from './Cash.tsx'
import { StuckCases } from './StuckCases.tsx'
import { TeamLoad } from './TeamLoad.tsx'

/** What a supervisor sees beside their own day: load, stuck cases, money of the days to come. */
export default function DayTeam() {
  return (
    <Loaded
      from={useStore($teamDay)}
      skeleton={<Skeleton rows={8} />}
      retry={() => $teamDay.revalidate()}
    >
      {(team) => (
        <>
          <TeamLoad members={team.members} />
          <StuckCases stuck={team.stuck} />
          <Cash cash={team.cash} until={team.until} />
        </>
      )}
    </Loaded>
  )
}
