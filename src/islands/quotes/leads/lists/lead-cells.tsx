import { tel } from '#components/form/tel.ts'
import { Chip, type ChipTone } from '#components/Marks.tsx'
import { intentWords, leadSourceNames, leadStatusNames } from '#domain/lead/labels'
import type { LeadRow, LeadStatus } from '#domain/lead/lead'
import { dayOf, shortDate, time, today } from '#lib/format'
import { LateClock } from './LateClock.tsx'

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

/** A number that is rung by pressing it. */
export const Phone = ({ it }: { it: Pick<LeadRow, 'person' | 'phone'> }) =>
  it.phone === '' ? (
    <span className="faint">no number</span>
  ) : (
    <a
      className="link nowrap num"
      href={tel(it.phone)}
      aria-label={`Call ${it.person}, ${it.phone}`}
      onClick={(event) => event.stopPropagation()}
    >
      {it.phone}
    </a>
  )

/** What is planned, and when; red once that has passed. */
export const LeadNext = ({ it: { next_action: next } }: { it: Pick<LeadRow, 'next_action'> }) => {
  if (next === null) return <span className="faint">–</span>
  const on = dayOf(next.at)
  return (
    <span className={next.at < new Date().toISOString() ? 'bad med' : ''}>
      {next.type === 'nurture' ? 'In touch' : 'Call'}{' '}
      {on === today() ? time(next.at) : shortDate(on)}
    </span>
  )
}

/** A lead in three lines, for a phone. */
export const LeadCard = ({ it }: { it: LeadRow }) => (
  <>
    <span className="row between">
      <b className="strong cut">{it.person}</b>
      <LateClock it={it} />
    </span>
    <span className="row between mute">
      <span className="cut">
        {[intentWords(it.intent), it.postcode].filter(Boolean).join(' · ')}
      </span>
      <LeadStatusChip of={it.status} />
    </span>
    <span className="row between mute">
      <span className="cut">
        {leadSourceNames[it.source]} · {it.sale_stage} · {it.owner?.name ?? 'nobody has it'}
      </span>
      <LeadNext it={it} />
    </span>
  </>
)
