import type { DetailFact } from '#components/DetailFrame.tsx'
import { Icon } from '#components/Icon.tsx'
import { Chip, type ChipTone, Gauge } from '#components/Marks.tsx'
import type { CaseDetail } from '#domain/conveyance/api'
import type { ConveyanceStatus } from '#domain/conveyance/conveyance'
import { statusNames } from '#domain/conveyance/labels'
import { matterNames } from '#domain/matter-names'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
import { date, money } from '#lib/format'
import { href } from '#routes'
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

export const CaseIds = ({ caseFile: { conveyance } }: { caseFile: CaseDetail }) => (
  <>
    <span className="ref strong">{conveyance.ref}</span>
    <SampleMark id={conveyance.id} />
    <Chip tone={tones[conveyance.status]}>{statusNames[conveyance.status]}</Chip>
    <span>
      {matterNames[conveyance.matter_type]}, {conveyance.tenure}
    </span>
    {conveyance.risk && conveyance.risk !== 'low' && (
      <span className={conveyance.risk === 'high' ? 'bad' : 'warn'}>
        <Icon name="triangle-alert" /> {conveyance.risk === 'high' ? 'High' : 'Medium'} risk
      </span>
    )}
  </>
)

export const CaseStatus = ({ caseFile }: { caseFile: CaseDetail }) => (
  <>
    {caseFile.holder && <HolderGlyph party={caseFile.holder.party} />}
    <HolderLine caseFile={caseFile} />
    {caseFile.holder?.usual ? (
      <Gauge
        elapsed={caseFile.holder.elapsed}
        usual={caseFile.holder.usual}
        tone={gaugeTone(caseFile.holder.tone)}
      />
    ) : null}
  </>
)

/** Returns 'Chased Tue 17 Nov: “Reply on Friday”, again on Fri 20 Nov'; null if nobody has chased. */
export const chasedText = ({ holder, conveyance }: CaseDetail) => {
  if (!holder?.chased_on) return null
  const { last_chase } = conveyance
  const said = last_chase?.party === holder.party && last_chase.note
  const again = holder.next_chase_on ? `, again on ${date(holder.next_chase_on)}` : ''
  return `Chased ${date(holder.chased_on)}${said ? `: “${said}”` : ''}${again}`
}

const HolderLine = ({ caseFile }: { caseFile: CaseDetail }) => {
  if (caseFile.holder === null) return <p>{caseFile.standing}</p>
  const { lead, why, usual, over } = caseFile.holder.words
  return (
    <p>
      <b>{lead}</b> — {why}
      {usual && `; ${usual}`}
      {over && (
        <>
          , <span className={caseFile.holder.tone === 'bad' ? 'over bad' : 'over'}>{over}</span>
        </>
      )}
      .
    </p>
  )
}

export const caseFacts = ({ conveyance }: CaseDetail): DetailFact[] => {
  const selling = conveyance.matter_type === 'sale'
  return [
    {
      name: selling ? 'Sellers' : conveyance.matter_type === 'purchase' ? 'Buyers' : 'Clients',
      value: conveyance.clients.map((client) => client.name).join(' and '),
    },
    { name: selling ? 'Buyers' : 'Sellers', value: conveyance.counterparties.join(', ') },
    { name: 'Price', value: conveyance.price > 0 ? money(conveyance.price) : '' },
    { name: 'Agent', value: conveyance.agency?.agency.name },
    { name: selling ? 'To redeem' : 'Lender', value: conveyance.lender?.name },
    {
      name: 'Linked',
      value: conveyance.linked && (
        <a className="link" href={href('conveyances-id', { id: conveyance.linked.id })}>
          {matterNames[conveyance.linked.matter_type]} {conveyance.linked.ref}
        </a>
      ),
    },
  ]
}
