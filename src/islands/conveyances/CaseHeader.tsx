import type { ReactNode } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Chip, type ChipTone, Gauge } from '#components/Marks.tsx'
import type { ConveyanceStatus } from '#domain/conveyance'
import type { ShownCase } from '#domain/conveyance-api'
import { statusNames } from '#domain/conveyance-names'
import { matterNames } from '#domain/matter-names'
import { date, money } from '#lib/format'
import { href } from '#routes'
import { Here } from './Here.tsx'
import { gaugeTone, HolderGlyph } from './holder-marks.tsx'

const tones: Readonly<Record<ConveyanceStatus, ChipTone>> = {
  opening: 'plain',
  onboarding: 'plain',
  pre_contract: 'note',
  ready_to_exchange: 'acc',
  exchanged: 'ink',
  completed: 'good',
  post_completion: 'good',
  closed: 'plain',
  archived: 'plain',
  on_hold: 'warn',
  aborted: 'bad',
}

/** What the case is, and in one sentence who has it. */
export const CaseHeader = ({ it, acts }: { it: ShownCase; acts: ReactNode }) => {
  const { conveyance } = it
  return (
    <header className="case-head">
      <div className="case-ids">
        <span className="ref strong">{conveyance.ref}</span>
        <Chip tone={tones[conveyance.status]}>{statusNames[conveyance.status]}</Chip>
        <span>
          {matterNames[conveyance.matter_type]}, {conveyance.tenure}
        </span>
        <Here subject="conveyance" id={conveyance.id} />
        {conveyance.risk && conveyance.risk !== 'low' && (
          <span className={conveyance.risk === 'high' ? 'bad' : 'warn'}>
            <Icon name="triangle-alert" /> {conveyance.risk === 'high' ? 'High' : 'Medium'} risk
          </span>
        )}
      </div>
      <h1 className="h1">
        {conveyance.address.line}
        {conveyance.address.town && `, ${conveyance.address.town}`}
      </h1>
      <CaseFacts it={it} />
      <div className="case-hold">
        {it.holder && <HolderGlyph party={it.holder.party} />}
        <HolderLine it={it} />
        {it.holder?.usual ? (
          <Gauge
            elapsed={it.holder.elapsed}
            usual={it.holder.usual}
            tone={gaugeTone(it.holder.tone)}
          />
        ) : null}
        {acts}
      </div>
      {it.holder?.chased_on && (
        <p className="case-chased faint">
          Chased {date(it.holder.chased_on)}
          {it.holder.next_chase_on ? `, again on ${date(it.holder.next_chase_on)}` : ''}
        </p>
      )}
    </header>
  )
}

const HolderLine = ({ it }: { it: ShownCase }) => {
  if (it.holder === null) return <p>{it.standing}</p>
  const { lead, why, usual, over } = it.holder.words
  return (
    <p>
      <b>{lead}</b> — {why}
      {usual && `; ${usual}`}
      {over && (
        <>
          , <span className={it.holder.tone === 'bad' ? 'over bad' : 'over'}>{over}</span>
        </>
      )}
      .
    </p>
  )
}

const CaseFacts = ({ it: { conveyance } }: { it: ShownCase }) => {
  const selling = conveyance.matter_type === 'sale'
  const facts: [string, ReactNode][] = [
    [
      selling ? 'Sellers' : conveyance.matter_type === 'purchase' ? 'Buyers' : 'Clients',
      conveyance.clients.map((client) => client.name).join(' and '),
    ],
    [selling ? 'Buyers' : 'Sellers', conveyance.counterparties.join(', ')],
    ['Price', conveyance.price > 0 ? money(conveyance.price) : ''],
    ['Agent', conveyance.agency?.agency.name],
    [selling ? 'To redeem' : 'Lender', conveyance.lender?.name],
    [
      'Linked',
      conveyance.linked && (
        <a className="link" href={href('conveyances-id', { id: conveyance.linked.id })}>
          {matterNames[conveyance.linked.matter_type]} {conveyance.linked.ref}
        </a>
      ),
    ],
  ]
  return (
    <dl className="case-facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
