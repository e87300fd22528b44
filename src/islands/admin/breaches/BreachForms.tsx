import { Dialog } from '#components/overlay/Dialog.tsx'
import { BreachStory } from './BreachStory.tsx'
import { DecideForm, DismissForm, RecordForm, RemedyForm } from './breach-forms.tsx'
import type { OpenBreach } from './open-breach.ts'

const titles = {
  record: 'Record a breach',
  dismiss: 'No breach',
  show: 'Breach',
  put_right: 'Put right',
  decide: 'Decide whether to report it',
} as const

type Props = {
  open: OpenBreach | null
  onOpen: (open: OpenBreach) => void
  onDone: () => void
}

/** What is open over the register: a breach, or the form of what somebody does about one. */
export const BreachForms = ({ open, onOpen, onDone }: Props) => (
  <Dialog title={titles[open?.name ?? 'record']} open={open !== null} onClose={onDone}>
    {open?.name === 'record' && <RecordForm finding={open.finding} onDone={onDone} />}
    {open?.name === 'dismiss' && <DismissForm finding={open.finding} onDone={onDone} />}
    {open?.name === 'show' && <BreachStory breach={open.breach} onOpen={onOpen} />}
    {open?.name === 'put_right' && <RemedyForm breach={open.breach} onDone={onDone} />}
    {open?.name === 'decide' && <DecideForm breach={open.breach} onDone={onDone} />}
  </Dialog>
)
