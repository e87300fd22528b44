import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ActButton } from '#components/ActButton.tsx'
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
  NEW_CLASSIFICATION,
  setClassificationActive,
} from '#stores/enquiry/classifications'
import { EditClassification, NewClassification } from './ClassificationForm.tsx'

/** One classification of enquiries, or the form of a new one. */
export default function Classification() {
  const { params } = useStore($route)
  return params['id'] === NEW_CLASSIFICATION ? <NewClassification /> : <Stored />
}

const Stored = () => (
  <Loaded
    from={useStore($classification)}
    skeleton={<Skeleton rows={6} />}
    retry={() => $classification.revalidate()}
  >
    {(it) => <LoadedClassification key={it.code} classification={it} />}
  </Loaded>
)

const LoadedClassification = ({ classification: it }: { classification: ClassificationDetail }) => {
  useEffect(() => $crumb.set(it.code), [it.code])
  return (
    <>
      <header className="list-head">
        <h1 className="h1">{it.name}</h1>
        <span className="ref">{it.code}</span>
        {!it.is_active && <Chip>Retired</Chip>}
        <span className="end">
          <UseAct classification={it} />
        </span>
      </header>
      <dl className="case-facts">
        <Fact name="Open now" text={`${it.open}`} />
        <Fact name="Raised in 12 months" text={`${it.raised}`} />
        <Fact name="Accepted of these" text={`${it.accepted}`} />
        <Fact name="Average until accepted" text={averageText(it.average_days)} />
      </dl>
      <EditClassification classification={it} />
    </>
  )
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
