import { lazy, Suspense, useState } from 'react'
import { Status } from '#components/Marks.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { answerText } from '#domain/sale-ready-pack/answering'
import { itemStateLabels, packSourceLabels } from '#domain/sale-ready-pack/labels'
import type { StandingItem } from '#domain/sale-ready-pack/standing'
import type { PackView } from '#domain/sale-ready-pack/view'
import { dayOf, shortDate } from '#lib/format'
import { itemStateTones } from './item-state-tones.ts'

const AnswerForm = lazy(() => import('./AnswerForm.tsx'))

type Props = { pack: PackView['pack']; of: StandingItem; mayEdit: boolean }

/** One item of a pack with what is answered, and the way to change it. */
export const EditItem = ({ pack, of, mayEdit }: Props) => {
  const { item, answer, state } = of
  // The list of what is missing links to the form of each item.
  const [isOpen, setOpen] = useState(mayEdit && location.hash === `#${item.key}`)
  const close = () => setOpen(false)
  return (
    <li id={item.key}>
      <span className="pack-answer">
        <b className="med">{item.label}</b>
        <span>{answerText(answer ?? undefined)}</span>
        {answer && (
          <small className="mute">
            {packSourceLabels[answer.source]}, {answer.by.name}, {shortDate(dayOf(answer.at))}
          </small>
        )}
      </span>
      <Status tone={itemStateTones[state]}>{itemStateLabels[state]}</Status>
      {mayEdit && (
        <button type="button" className="btn small" onClick={() => setOpen(true)}>
          Edit <span className="sr">{item.label}</span>
        </button>
      )}
      <Dialog title={item.label} wide open={isOpen} onClose={close}>
        <Suspense>
          <AnswerForm pack={pack} of={of} onDone={close} />
        </Suspense>
      </Dialog>
    </li>
  )
}
