import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { SampleRemoval } from '#domain/firm/sample/api'
import { useStep } from '#islands/admin/message-delivery/use-step.ts'
import { pluralise } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { $sampleRemoval, removeSampleData } from '#stores/firm/sample/data'

type Props = { onDone: () => void }

/** Asks before the sample data is removed, and names what stays because other records refer to it. */
export const RemoveSamples = ({ onDone }: Props) => (
  <Loaded
    from={useStore($sampleRemoval)}
    skeleton={<Skeleton rows={3} />}
    retry={() => $sampleRemoval.revalidate()}
  >
    {(removal) => <Question removal={removal} onDone={onDone} />}
  </Loaded>
)

const Question = ({ removal: { counts, kept }, onDone }: Props & { removal: SampleRemoval }) => {
  const { busy, run } = useStep('Couldn’t remove the sample data')
  const remove = async (key: string) => {
    await removeSampleData(key)
    addToast({ severity: 'success', summary: 'Sample data removed', life: 4000 })
    onDone()
  }
  return (
    <>
      <p>
        This removes {pluralise(counts.leads, 'lead')}, {pluralise(counts.quotes, 'quote')} and{' '}
        {pluralise(counts.cases, 'case')} with everything that was made from them: tasks, messages,
        calls and figures. Your own records stay as they are. You can’t undo this.
      </p>
      {kept.length > 0 && <Kept kept={kept} />}
      <div className="feet">
        <button type="button" className="btn" onClick={onDone}>
          Cancel
        </button>
        <button
          type="button"
          className="btn danger fill"
          aria-disabled={busy}
          onClick={() => run(remove)}
        >
          Remove sample data
        </button>
      </div>
    </>
  )
}

const Kept = ({ kept }: Pick<SampleRemoval, 'kept'>) => (
  <>
    <p className="med">These stay, because other records refer to them, and become your own:</p>
    <ul className="kept-samples">
      {kept.map(({ name, because }) => (
        <li key={`${name} ${because}`}>
          {name} <span className="mute">in {because}</span>
        </li>
      ))}
    </ul>
  </>
)
