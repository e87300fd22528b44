import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { UserRow } from '#domain/user/account'
import type { DepartureDetail } from '#domain/user/leave/departure'
import { $departure } from '#stores/user/departure'
import { DepartureStatus } from './DepartureStatus.tsx'
import { LeaveWizard } from './LeaveWizard.tsx'

type Props = { user: UserRow }

export default function LeaveTab({ user }: Props) {
  const fetcherValue = useStore($departure)
  return (
    <Loaded
      from={fetcherValue}
      skeleton={<Skeleton rows={8} />}
      retry={() => $departure.revalidate()}
    >
      {(detail) => <Leave user={user} detail={detail} />}
    </Loaded>
  )
}

const Leave = ({ user, detail }: Props & { detail: DepartureDetail }) => {
  const { departure } = detail
  const isOver = departure === null || (departure.state === 'done' && user.status !== 'left')
  return (
    <div className="leave">
      {!isOver && departure !== null && <DepartureStatus departure={departure} detail={detail} />}
      {(isOver || departure?.state === 'blocked') && user.status !== 'left' && (
        <LeaveWizard user={user} detail={detail} />
      )}
    </div>
  )
}
