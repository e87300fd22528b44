import { useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Communication } from '#domain/communication/communication'
import { communicationTypes } from '#domain/events'
import { audienceLabels, channelText } from './communication-labels.ts'

const channelsOf = (communications: readonly Communication[]) =>
  communications
    .map((it) => `${audienceLabels[it.audience]}: ${channelText(it.channel)}`)
    .join(', ')

/** Every event that sends messages; pressing one shows its texts. */
export const TypeList = () => {
  const [open, setOpen] = useState<(typeof communicationTypes)[number] | null>(null)
  return (
    <>
      <ul className="tasks kinds">
        {communicationTypes.map((type) => (
          <li key={type.name}>
            <button type="button" className="t cut" onClick={() => setOpen(type)}>
              {type.title}
            </button>
            <span className="mute">{channelsOf(type.communications)}</span>
          </li>
        ))}
      </ul>
      <Dialog title={open?.title ?? ''} open={open !== null} wide onClose={() => setOpen(null)}>
        {open?.communications.map((communication) => (
          <section key={`${communication.audience}-${communication.channel}`} className="sec">
            <header>
              <h2>
                {audienceLabels[communication.audience]}, {channelText(communication.channel)}
              </h2>
              <span className="end">{communication.subject}</span>
            </header>
            <p className="words">{communication.body}</p>
          </section>
        ))}
      </Dialog>
    </>
  )
}
