import { useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { type CommunicationKey, communications } from '#domain/communication/types'
import {
  audienceWords,
  channelWords,
  communicationKeys,
  eventWords,
} from './communication-words.ts'

const channelsOf = (key: CommunicationKey) =>
  communications[key]
    .map((it) => `${audienceWords[it.audience]}: ${channelWords[it.channel].toLowerCase()}`)
    .join(', ')

export default function CommunicationTypes() {
  const [open, setOpen] = useState<CommunicationKey | null>(null)
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Communication Types</h1>
        <p className="mute">Every event that tells somebody something, and in which words.</p>
      </header>
      <ul className="tasks kinds">
        {communicationKeys.map((key) => (
          <li key={key}>
            <button type="button" className="t cut" onClick={() => setOpen(key)}>
              {eventWords[key]}
            </button>
            <span className="ref cut">{key}</span>
            <span className="mute cut">{channelsOf(key)}</span>
          </li>
        ))}
      </ul>
      <Dialog
        title={open ? eventWords[open] : ''}
        open={open !== null}
        wide
        onClose={() => setOpen(null)}
      >
        {open &&
          communications[open].map((it) => (
            <section key={`${it.audience}-${it.channel}`} className="sec">
              <header>
                <h2>
                  {audienceWords[it.audience]}, {channelWords[it.channel].toLowerCase()}
                </h2>
                <span className="end">{it.subject}</span>
              </header>
              <p className="words">{it.body}</p>
            </section>
          ))}
      </Dialog>
    </>
  )
}
