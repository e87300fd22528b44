import { useStore } from '@nanostores/react'
import { useCallback, useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { ShowingView, ShownDetails } from '#domain/client-account/showing/api'
import { $showing } from '#stores/client-account/showing'
import { CallForDetails } from './CallForDetails.tsx'
import { CodeStep } from './CodeStep.tsx'
import { ShownAccount } from './ShownAccount.tsx'

/** Our bank details for the signed-in client, after a code that was sent now. */
export default function OurAccount() {
  return (
    <Loaded
      from={useStore($showing)}
      skeleton={<Skeleton rows={4} />}
      retry={() => $showing.revalidate()}
    >
      {(showing) => <Account showing={showing} />}
    </Loaded>
  )
}

const Account = ({ showing }: { showing: ShowingView }) => {
  const [details, setDetails] = useState<ShownDetails | null>(null)
  const hide = useCallback(() => setDetails(null), [])
  if (showing.cases.length === 0)
    return (
      <p className="client-text">
        Your case will open when we start work. Until then, there is nothing to pay.
      </p>
    )
  if (!showing.is_ready) return <CallForDetails />
  return details ? (
    <ShownAccount details={details} cases={showing.cases} onHide={hide} />
  ) : (
    <CodeStep showing={showing} onShown={setDetails} />
  )
}
