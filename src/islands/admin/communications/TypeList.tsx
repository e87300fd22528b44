import { useStore } from '@nanostores/react'
import { Fragment, useState } from 'react'
import { SelectField } from '#components/Fields.tsx'
import { searchWith } from '#components/list/list-search.ts'
import type { TypeFigures } from '#domain/communication/figures/api'
import {
  type CommunicationGroup,
  communicationGroupOf,
  communicationGroups,
} from '#domain/communication/group'
import { communicationTypes } from '#domain/events'
import { dayOf, pluralise, shortDate } from '#lib/format'
import { href } from '#routes'
import { $route } from '#stores/chrome/route'
import { $communicationFigures } from '#stores/communication/figures'
import { shareText } from './share-text.ts'
import { TypeDrawer } from './TypeDrawer.tsx'
import { activeText, firesText, sentToText } from './type-texts.ts'

type CommunicationType = (typeof communicationTypes)[number]

const groupOptions = [
  { value: '', label: 'All groups' },
  ...communicationGroups.map((value) => ({ value, label: value })),
]

const byGroup = Map.groupBy(communicationTypes, ({ name }) => communicationGroupOf(name))

/** Every event that sends messages, by group, and how they went; each opens beside the list. */
export const TypeList = () => {
  const figures = useStore($communicationFigures).data ?? []
  const [group, setGroup] = useState('')
  const shown = communicationGroups.filter((it) => group === '' || it === group)
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
            {shown.map((of) => (
              <Group key={of} group={of} figures={figures} />
            ))}
          </tbody>
        </table>
      </div>
      <TypeDrawer />
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
      <th>Fires when</th>
      <th>Sent to</th>
      <th>Active</th>
      {counted.map((head) => (
        <th key={head} className="num">
          {head}
        </th>
      ))}
      <th className="num">Last</th>
    </tr>
  </thead>
)

type GroupProps = { group: CommunicationGroup; figures: readonly TypeFigures[] }

const Group = ({ group, figures }: GroupProps) => {
  const types = byGroup.get(group) ?? []
  return (
    <Fragment>
      <tr className="matrix-group">
        <th colSpan={counted.length + 5} scope="colgroup">
          {group} <span className="faint">{pluralise(types.length, 'event')}</span>
        </th>
      </tr>
      {types.map((type) => (
        <Row key={type.name} type={type} figures={figures.find((it) => it.type === type.name)} />
      ))}
    </Fragment>
  )
}

type RowProps = {
  type: CommunicationType
  figures: TypeFigures | undefined
}

const Row = ({ type, figures }: RowProps) => (
  <tr>
    <td>
      <OpenLink type={type} />
      <code className="mute">{type.name}</code>
    </td>
    <td>{firesText(type.name)}</td>
    <td className="mute">{figures && (sentToText(figures.texts) || 'Nobody')}</td>
    <td>{figures && activeText(figures.texts)}</td>
    {countsOf(figures).map((text, at) => (
      <td key={counted[at]} className="num">
        {text}
      </td>
    ))}
    <td className="num">{figures?.last_at ? shortDate(dayOf(figures.last_at)) : '–'}</td>
  </tr>
)

const OpenLink = ({ type: { name, title } }: { type: CommunicationType }) => {
  const { search } = useStore($route)
  return (
    <a
      className="link"
      href={href('admin-communication-types', {}) + searchWith(search, { type: name })}
    >
      {title}
    </a>
  )
}

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
