import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { StoppedAddress } from '#domain/communication/stop/api'
import { useCan } from '#islands/chrome/use-can.ts'
import { shortInstant } from '#lib/format'
import { whenShown } from '#stores/chrome/when-shown'
import { $stoppedAddresses } from '#stores/communication/stops'

// Loaded after the page.
const UndeliveredMessages = lazy(() => whenShown().then(() => import('./UndeliveredMessages.tsx')))
const LiftForm = lazy(() => import('./LiftForm.tsx'))

/** Warns that the people of this record get no mail at an address, and of what may not have reached them. */
export const StoppedAddresses = () => {
  const { data } = useStore($stoppedAddresses)
  return (
    <>
      {(data ?? []).map((stop) => (
        <Warning key={stop.address} stop={stop} />
      ))}
      <Suspense>
        <UndeliveredMessages />
      </Suspense>
    </>
  )
}

const titles = {
  bounced: 'Mail to this address came back',
  complained: 'The recipient reported our mail as unwanted',
}

const Warning = ({ stop: { address, kind, reason, at } }: { stop: StoppedAddress }) => {
  const [isOpen, setOpen] = useState(false)
  const canLift = useCan('clients.update')
  const close = () => setOpen(false)
  return (
    <>
      <Banner
        tone="warn"
        title={`${titles[kind]}: ${address}`}
        acts={
          canLift && (
            <button type="button" className="btn" onClick={() => setOpen(true)}>
              Send to it again
            </button>
          )
        }
      >
        {`${reason} (${shortInstant(at)}). No more mail is sent to it until the address is corrected.`}
      </Banner>
      <Dialog title={`Send mail to ${address} again`} open={isOpen} onClose={close}>
        {isOpen && (
          <Suspense fallback={<div className="skel-row" />}>
            <LiftForm address={address} onDone={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
