import { Icon } from '#components/Icon.tsx'
import { callDispositionNames, formatCallLength } from '#domain/call/labels'
import type { RecordCall } from '#domain/tracked-email/view'
import { exactInstant, time } from '#lib/format'

/** A telephone call: who called whom, how it ended, how long it took and what was noted. */
export const CallLine = ({ call }: { call: RecordCall }) => {
  const { direction, disposition, duration_s, note, started_at } = call
  return (
    <li className={direction === 'in' ? 'entry received' : 'entry'}>
      <time className="num" title={exactInstant(started_at)}>
        {time(started_at)}
      </time>
      <Icon name={direction === 'in' ? 'phone-call' : 'phone'} />
      <div>
        <p className="entry-who">
          <b>{whoIn(call)}</b>
          <span className="faint">Telephone</span>
          {disposition && <span className="faint">{callDispositionNames[disposition]}</span>}
          {duration_s !== null && duration_s > 0 && (
            <span className="faint num">{formatCallLength(duration_s)}</span>
          )}
        </p>
        {note !== '' && <p className="said">{note}</p>}
      </div>
    </li>
  )
}

const whoIn = ({ direction, person, number, user }: RecordCall) => {
  const them = person || number || 'Unknown number'
  const us = user?.name ?? 'nobody yet'
  return direction === 'in' ? `${them} called ${us}` : `${us} called ${them}`
}
