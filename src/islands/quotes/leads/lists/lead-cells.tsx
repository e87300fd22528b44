import { tel } from '#components/form/tel.ts'
import { Chip, type ChipTone } from '#components/Marks.tsx'
import { intentLabels, leadSourceNames, leadStatusNames } from '#domain/lead/labels'
import type { LeadRow, LeadStatus } from '#domain/lead/lead'
import { PersonName } from '#islands/cover/PersonName.tsx'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
import { dayOf, shortDate, time, today } from '#lib/format'
import { LazyLeadClock } from './LazyLeadClock.tsx'

const tones: Readonly<Record<LeadStatus, ChipTone>> = {
  new: 'acc',
  contacted: 'note',
  qualified: 'note',
  quoted: 'note',
  converted: 'good',
  lost: 'plain',
  duplicate: 'plain',
  spam: 'plain',
}

export const LeadStatusChip = ({ of }: { of: LeadStatus }) => (
  <Chip tone={tones[of]}>{leadStatusNames[of]}</Chip>
)

export const Phone = ({ lead }: { lead: Pick<LeadRow, 'person' | 'phone'> }) =>
  lead.phone === '' ? (
    <span className="faint">no number</span>
  ) : (
    <a
      className="link nowrap num"
      href={tel(lead.phone)}
      aria-label={`Call ${lead.person}, ${lead.phone}`}
      onClick={(event) => event.stopPropagation()}
    >
      {lead.phone}
    </a>
  )

export const LeadNext = ({
  lead: { next_action: next },
}: {
  lead: Pick<LeadRow, 'next_action'>
}) => {
  if (next === null) return <span className="faint">–</span>
  const on = dayOf(next.at)
  return (
    <span className={next.at < new Date().toISOString() ? 'bad med' : ''}>
      {next.type === 'nurture' ? 'Contact' : 'Call'}{' '}
      {on === today() ? time(next.at) : shortDate(on)}
    </span>
  )
}

export const LeadCard = ({ lead }: { lead: LeadRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">
        {lead.person}
        <SampleMark id={lead.id} />
      </b>
      <LazyLeadClock waiting={lead} />
    </span>
    <span className="row between mute">
      <span className="cut">
        {[intentLabels(lead.intent), lead.postcode].filter(Boolean).join(' · ')}
      </span>
      <LeadStatusChip of={lead.status} />
    </span>
    <span className="row between mute">
      <span className="cut">
        {leadSourceNames[lead.source]} · {lead.sale_stage} ·{' '}
        {lead.owner === null ? 'unassigned' : <PersonName person={lead.owner} isShort />}
      </span>
      <LeadNext lead={lead} />
    </span>
  </>
)
