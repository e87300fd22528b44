import { Clock } from '#components/Marks.tsx'
import { isWindowOpen, type WhatsappThread, windowLeft } from '#domain/whatsapp/thread'
import { exactInstant } from '#lib/format'
import { useMinute } from './use-minute.ts'

const HOUR_MS = 3_600_000

/** How long free text may still be sent: '22 h 59'. */
export const WindowClock = ({ thread }: { thread: WhatsappThread }) => {
  const now = useMinute()
  if (!isWindowOpen(thread, now)) return <span className="faint">Window closed</span>
  const left = Date.parse(thread.window_open_until) - Date.parse(now)
  const text = `${Math.floor(left / HOUR_MS)} h ${String(Math.floor((left % HOUR_MS) / 60_000)).padStart(2, '0')}`
  return (
    <span className="whatsapp-clock num" title={`Until ${exactInstant(thread.window_open_until)}`}>
      <Clock left={windowLeft(thread, now)} label={`${text} left for free text`} /> {text}
    </span>
  )
}
