import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import type { Communication } from '#domain/communication/communication'
import type { TypeFigures } from '#domain/communication/figures/api'
import {
  type CommunicationGroup,
  communicationGroupOf,
  communicationGroups,
} from '#domain/communication/group'
import { communicationTypes } from '#domain/events'
import { dayOf, shortDate } from '#lib/format'
import { $communicationFigures } from '#stores/communication/figures'
import { audienceLabels, channelText } from './communication-labels.ts'
import { shareText } from './share-text.ts'

type CommunicationType = (typeof communicationTypes)[number]

/** 'Client: email, SMS; Agent: email' */
const channelsOf = (communications: readonly Communication[]) =>
  [...Map.groupBy(communications, ({ audience }) => audience)]
    .map(([audience, list]) => {
      const channels = [...new Set(list.map(({ channel }) => channelText(channel)))]
      return `${audienceLabels[audience]}: ${channels.join(', ')}`
    })
    .join('; ')

const groupOptions = [
  { value: '', label: 'All groups' },
  ...communicationGroups.map((value) => ({ value, label: value })),
]

const grouped = communicationTypes
  .map((type) => ({ type, group: communicationGroupOf(type.name) }))
  .toSorted((a, b) => communicationGroups.indexOf(a.group) - communicationGroups.indexOf(b.group))

/** Every event that sends messages, by group, and how they went; pressing one shows its texts. */
export const TypeList = () => {
  const figures = useStore($communicationFigures).data ?? []
  const [group, setGroup] = useState('')
  const [open, setOpen] = useState<CommunicationType | null>(null)
  const shown = grouped.filter((it) => group === '' || it.group === group)
  return (
    <>
      <div className="row wrap">
        <SelectField
          label="Group"
          name="group"
          value={group}
          options={groupOptions}
          onChange={setGroup}
        />
      </div>
      <Note />
      <div className="matrix-frame">
        <table className="list matrix type-figures" aria-label="Communication types">
          <Heads />
          <tbody>
            {shown.map(({ type, group: of }) => (
              <Row
                key={type.name}
                type={type}
                group={of}
                figures={figures.find((it) => it.type === type.name)}
                onOpen={() => setOpen(type)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Texts type={open} onClose={() => setOpen(null)} />
    </>
  )
}

const Note = () => (
  <p className="mute admin-note">
    Messages of the last 30 days. Replied: emails that somebody answered by email. Opened: what
    clients opened in the portal. We put no tracking pixels in emails, so nobody knows whether an
    email was opened.
  </p>
)

const counted = ['Messages', 'Delivered', 'Opened', 'Replied', 'Failed', 'Not sent'] as const

const Heads = () => (
  <thead>
    <tr>
      <th>Event</th>
      <th>Group</th>
      <th>To</th>
      {counted.map((head) => (
        <th key={head} className="num">
          {head}
        </th>
      ))}
      <th className="num">Last</th>
    </tr>
  </thead>
)

type RowProps = {
  type: CommunicationType
  group: CommunicationGroup
  figures: TypeFigures | undefined
  onOpen: () => void
}

const Row = ({ type, group, figures, onOpen }: RowProps) => (
  <tr>
    <td>
      <button type="button" className="link" onClick={onOpen}>
        {type.title}
      </button>
    </td>
    <td>{group}</td>
    <td className="mute">{channelsOf(type.communications)}</td>
    {countsOf(figures).map((text, at) => (
      <td key={counted[at]} className="num">
        {text}
      </td>
    ))}
    <td className="num">{figures?.last_at ? shortDate(dayOf(figures.last_at)) : '–'}</td>
  </tr>
)

/** In the order of their heads; a dash for none. */
const countsOf = (figures: TypeFigures | undefined) => {
  if (figures === undefined) return counted.map(() => '')
  const { messages, delivered, emailed, replied, portal, failed, suppressed } = figures
  return [
    messages || '–',
    delivered || '–',
    portal === null ? '–' : shareText(portal.opened, portal.written),
    portal === null ? shareText(replied, emailed) : shareText(portal.replied, portal.written),
    failed || '–',
    suppressed || '–',
  ]
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
