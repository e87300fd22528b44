import { lazy, Suspense } from 'react'
import { Icon } from '#components/Icon.tsx'
import type { Column } from '#components/list/List.tsx'
import type { Call } from '#domain/call/call'
import { callDispositionNames, callResultNames, formatCallLength } from '#domain/call/labels'
import { formatPhone } from '#domain/contact'
import { SampleMark } from '#islands/sample/SampleMark.tsx'
import { dayOf, exactInstant, nearDate, time, today } from '#lib/format'
import { href } from '#routes'

const CallRowActs = lazy(() => import('./CallRowActs.tsx'))

const Acts = ({ call }: { call: Call }) => (
  <Suspense>
    <CallRowActs call={call} />
  </Suspense>
)

const subjectRoutes = {
  lead: 'quotes-leads-id',
  'quote-case': 'quotes-quote-cases-id',
  conveyance: 'conveyances-id',
} as const

export const callHref = ({ id, subject }: Call) =>
  subject
    ? href(subjectRoutes[subject.kind], { id: subject.id })
    : `${href('quotes-quote-cases-call-logs', {})}?call=${id}`

const directions = { in: 'Incoming', out: 'Outgoing' } as const

const CallTime = ({ at }: { at: string }) => (
  <time className="num nowrap" dateTime={at} title={exactInstant(at)}>
    {dayOf(at) === today() ? time(at) : `${nearDate(dayOf(at))} ${time(at)}`}
  </time>
)

const person = ({ subject, number }: Call) =>
  subject?.people ?? (number ? formatPhone(number) : 'Number withheld')

const Ended = ({ call }: { call: Call }) => {
  if (call.status === 'ended')
    return call.disposition === null ? '–' : callDispositionNames[call.disposition]
  return <b className="accent">{call.status === 'answered' ? 'In progress' : 'Ringing'}</b>
}

export const callColumns: readonly Column<Call>[] = [
  { key: 'time', head: 'Time', width: 112, cell: (it) => <CallTime at={it.started_at} /> },
  {
    key: 'direction',
    head: 'Direction',
    width: 84,
    cell: (it) => <span className="mute nowrap">{directions[it.direction]}</span>,
  },
  {
    key: 'person',
    head: 'Person',
    width: '15%',
    className: 'q-person',
    cell: (it) => (
      <>
        <b className={it.subject ? 'med' : 'faint'} title={person(it)}>
          {person(it)}
        </b>
        <SampleMark id={it.subject?.id} />
      </>
    ),
  },
  {
    key: 'case',
    head: 'Case',
    width: 84,
    cell: (it) =>
      it.subject ? <span className="ref">{it.subject.ref}</span> : <b className="warn">Unknown</b>,
  },
  {
    key: 'number',
    head: 'Number',
    isExtra: true,
    cell: (it) => <span className="num nowrap">{formatPhone(it.number)}</span>,
  },
  { key: 'by', head: 'By', width: 112, dropBelow: 1200, cell: (it) => it.user?.name ?? '–' },
  {
    key: 'duration',
    head: 'Length',
    width: 60,
    number: true,
    cell: (it) => (it.duration_s === null ? '–' : formatCallLength(it.duration_s)),
  },
  { key: 'disposition', head: 'Ended', width: 112, cell: (it) => <Ended call={it} /> },
  {
    key: 'result',
    head: 'Outcome',
    width: 128,
    cell: (it) => (it.result === null ? '–' : callResultNames[it.result]),
  },
  {
    key: 'callback',
    head: 'Call back',
    width: 112,
    cell: (it) => (it.callback_at ? <CallTime at={it.callback_at} /> : '–'),
  },
  {
    key: 'note',
    head: 'Note',
    cell: (it) => (
      <span className="cut" title={it.note}>
        {it.note}
      </span>
    ),
  },
  { key: 'acts', head: '', width: 44, className: 'u-acts', cell: (it) => <Acts call={it} /> },
]

export const CallCard = ({ call }: { call: Call }) => (
  <>
    <span className="row between">
      <b className="strong cut">{person(call)}</b>
      <CallTime at={call.started_at} />
    </span>
    <span className="row between mute">
      <span className="cut">
        <Icon name="phone" /> {directions[call.direction]}
        {call.subject && ` · ${call.subject.ref}`}
      </span>
      <Ended call={call} />
    </span>
    <span className="mute cut">
      {[call.result && callResultNames[call.result], call.user?.name, call.note]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </>
)
