import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Communication } from '#domain/communication/communication'
import type { TypeFigures } from '#domain/communication/figures/api'
import { communicationTypes } from '#domain/events'
import { dayOf, pluralise, shortDate } from '#lib/format'
import { $communicationFigures } from '#stores/communication/figures'
import { audienceLabels, channelText } from './communication-labels.ts'

type CommunicationType = (typeof communicationTypes)[number]

const channelsOf = (communications: readonly Communication[]) =>
  communications
    .map((it) => `${audienceLabels[it.audience]}: ${channelText(it.channel)}`)
    .join(', ')

const figuresText = ({ messages, delivered, failed, suppressed, last_at }: TypeFigures) =>
  last_at === null
    ? 'Not sent yet'
    : [
        `${pluralise(messages, 'message')} in 30 days`,
        delivered > 0 && `${delivered} delivered`,
        failed > 0 && `${failed} failed`,
        suppressed > 0 && `${suppressed} not sent`,
        `last ${shortDate(dayOf(last_at))}`,
      ]
        .filter(Boolean)
        .join(', ')

/** Every event that sends messages, and how they went; pressing one shows its texts. */
export const TypeList = () => {
  const figures = useStore($communicationFigures).data ?? []
  const textOf = (type: string) => {
    const found = figures.find((it) => it.type === type)
    return found && figuresText(found)
  }
  const [open, setOpen] = useState<CommunicationType | null>(null)
  return (
    <>
      <ul className="tasks kinds">
        {communicationTypes.map((type) => (
          <li key={type.name}>
            <button type="button" className="t cut" onClick={() => setOpen(type)}>
              {type.title}
            </button>
            <span className="mute">{channelsOf(type.communications)}</span>
            <span className="mute num">{textOf(type.name)}</span>
          </li>
        ))}
      </ul>
      <Texts type={open} onClose={() => setOpen(null)} />
    </>
  )
}

type TextsProps = { type: CommunicationType | null; onClose: () => void }

const Texts = ({ type, onClose }: TextsProps) => (
  <Dialog title={type?.title ?? ''} open={type !== null} wide onClose={onClose}>
    {type?.communications.map((communication) => (
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
)
