import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { NotFound } from '#components/Failed.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Chip } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import { classificationActs } from '#domain/enquiry/classification/acts'
import type { ClassificationDetail } from '#domain/enquiry/classification/classification'
import { averageText } from '#domain/enquiry/library/labels'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { $crumb, $route } from '#stores/chrome/route'
import {
  $classification,
  $classifications,
  setClassificationActive,
} from '#stores/enquiry/classifications'
import { EditClassification } from './ClassificationForm.tsx'
import { ClassificationSources } from './ClassificationSources.tsx'
import { MoveActs } from './MoveActs.tsx'

/** One classification of enquiries. */
export default function Classification() {
  const { params } = useStore($route)
  const list = useStore($classifications)
  const isThere = list.data?.some(({ number }) => String(number) === params['id']) !== false
  const from = useStore($classification)
  if (!isThere) return <NotFound />
  return (
    <Loaded from={from} skeleton={<Skeleton rows={6} />} retry={() => $classification.revalidate()}>
      {(it) => <LoadedClassification key={it.code} classification={it} />}
    </Loaded>
  )
}

const LoadedClassification = ({ classification: it }: { classification: ClassificationDetail }) => {
  useEffect(() => $crumb.set(it.code), [it.code])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{it.name}</h1>
        <span className="ref">{it.code}</span>
        <Standing classification={it} />
        <span className="end row wrap">
          <MoveActs classification={it} />
          <UseAct classification={it} />
        </span>
      </header>
      <dl className="case-facts">
        <Fact name="Open now" text={`${it.open}`} />
        <Fact name="In the library" text={`${it.in_library}`} />
        <Fact name="Raised in 12 months" text={`${it.raised}`} />
        <Fact name="Accepted of these" text={`${it.accepted}`} />
        <Fact name="Average until accepted" text={averageText(it.average_days)} />
      </dl>
      <EditClassification classification={it} />
      <ClassificationSources classification={it} />
    </>
  )
}

const Standing = ({ classification: it }: { classification: ClassificationDetail }) => {
  if (it.is_active) return null
  return <Chip>{it.merged_into ? `Merged into ${it.merged_into}` : 'Retired'}</Chip>
}

const UseAct = ({ classification }: { classification: ClassificationDetail }) => {
  const acts = classificationActs(classification, useActingPerson())
  return classification.is_active ? (
    <ActButton
      why={reasonAgainst(acts.retire)}
      onPress={() => void runAct(() => setClassificationActive(classification, false), 'Retired')}
    >
      Retire
    </ActButton>
  ) : (
    <ActButton
      why={reasonAgainst(acts.restore)}
      onPress={() => void runAct(() => setClassificationActive(classification, true), 'Restored')}
    >
      Restore
    </ActButton>
  )
}

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
)
