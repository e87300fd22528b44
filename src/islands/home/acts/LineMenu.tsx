import { lazy, Suspense, useState } from 'react'
import type { Choice } from '#components/overlay/Menu.tsx'
import { RowMenu } from '#components/overlay/RowMenu.tsx'
import { useCanWork } from '../use-can-work.ts'
import { type DayAct, type DayLine, dayActTitles } from './day-act.ts'

const DayActDialog = lazy(() => import('./DayActDialog.tsx'))

export const taskActs: readonly DayAct[] = ['snooze', 'assign']
export const chaseActs: readonly DayAct[] = ['chase', 'assign']
export const holderActs: readonly DayAct[] = ['chase']

type Props = { line: DayLine; acts: readonly DayAct[] }

/** What can be done with a line of the day on the spot; nothing for somebody who only reads. */
export const LineMenu = ({ line, acts }: Props) => {
  const [act, setAct] = useState<DayAct | null>(null)
  const canWork = useCanWork()
  if (!canWork) return null
  const choices = acts.map((key): Choice => {
    return { key, label: dayActTitles[key], onChoose: () => setAct(key) }
  })
  return (
    <>
      <RowMenu label={`Actions for ${line.title}`} className="icon-btn" choices={choices} />
      {act && (
        <Suspense>
          <DayActDialog act={act} line={line} onDone={() => setAct(null)} />
        </Suspense>
      )}
    </>
  )
}
