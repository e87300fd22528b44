import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '#components/Loaded.tsx'
import type { Correspondence } from '#domain/tracked-email/view'
import type { EmailRecord } from '#stores/tracked-email/record'
import WriteForm from './WriteForm.tsx'
import { type Way, type Writing, wayLabels, waysFor } from './ways.ts'

const CallForm = lazy(() => import('./CallForm.tsx'))
const LetterForm = lazy(() => import('./LetterForm.tsx'))
const PortalForm = lazy(() => import('./PortalForm.tsx'))
const TextForm = lazy(() => import('./TextForm.tsx'))
const WhatsappForm = lazy(() => import('./WhatsappForm.tsx'))

type Props = {
  shown: Correspondence
  record: EmailRecord
  writing: Writing
  onWrite: (writing: Writing) => void
  /** Absent where the composer stays. */
  onDone?: () => void
}

/** Writes by any way that reaches somebody of the record, or records a call. */
export default function Composer({ shown, record, writing, onWrite, onDone }: Props) {
  const [sent, setSent] = useState(0)
  const ways = waysFor(shown)
  const way = ways.includes(writing.way) ? writing.way : 'email'
  const done = () => {
    setSent(sent + 1)
    onDone?.()
  }
  return (
    <>
      <Ways ways={ways} at={way} onChoose={(it) => onWrite({ way: it })} />
      <Suspense fallback={<Skeleton rows={6} />}>
        <WayForm
          key={`${way} ${writing.to ?? ''} ${sent}`}
          {...{ shown, record, way, to: writing.to ?? null, onDone: done }}
          {...(onDone ? { onCancel: onDone } : {})}
        />
      </Suspense>
    </>
  )
}

type WaysProps = { ways: readonly Way[]; at: Way; onChoose: (way: Way) => void }

const Ways = ({ ways, at, onChoose }: WaysProps) =>
  ways.length > 1 && (
    <fieldset className="composer-ways" aria-label="Channel">
      {ways.map((it) => (
        <button key={it} type="button" aria-pressed={it === at} onClick={() => onChoose(it)}>
          {wayLabels[it]}
        </button>
      ))}
    </fieldset>
  )

type FormProps = {
  shown: Correspondence
  record: EmailRecord
  way: Way
  to: string | null
  onDone: () => void
  onCancel?: () => void
}

const WayForm = ({ shown, way, ...of }: FormProps) => {
  const { people, sender, portal, ways } = shown
  if (way === 'portal') return <PortalForm clients={portal} {...of} />
  if (way === 'call') return <CallForm people={people} {...of} />
  if (way === 'sms') return <TextForm people={ways?.sms ?? []} {...of} />
  if (way === 'letter') return <LetterForm people={ways?.letter ?? []} {...of} />
  if (way === 'whatsapp') return <WhatsappForm people={ways?.whatsapp ?? []} {...of} />
  return <WriteForm {...{ people, sender }} {...of} />
}
