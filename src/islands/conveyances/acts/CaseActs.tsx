import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { Skeleton } from '#components/Loaded.tsx'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { LazyMenu } from '#components/overlay/LazyMenu.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import { type CaseAct, caseActs } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import type { ActingPerson } from '#domain/user/acting-person'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { ExclusiveForm } from '#islands/conveyances/ExclusiveForm.tsx'
import { $caseForm, type CaseFormName } from '#stores/conveyance/conveyance'
import { caseChoices } from './case-choices.ts'
import { fileChoices } from './file-choices.ts'

const CaseForm = lazy(() => import('#islands/conveyances/CaseForm.tsx'))

const titles: Readonly<Record<CaseFormName, string>> = {
  chase: 'Chase',
  holder: 'Change who is acting',
  dates: 'Set dates',
  details: 'Edit details',
  property: 'Change the property',
  clients: 'Change the clients',
  parties: 'Change the other parties',
  team: 'Change the team',
  fact: 'Record a fact',
  exchange: 'Exchange contracts',
  completion: 'Complete',
  closure: 'Close the file',
  hold: 'Put on hold',
  resume: 'Resume',
  abort: 'Abort the matter',
  reinstate: 'Reinstate the matter',
  variation: 'Vary completion date',
  correction: 'Correct completion date',
  reopen: 'Reopen the file',
}

type Props = {
  caseFile: CaseDetail
  /** The main button belongs to what is below. */
  isPlain: boolean
}

/** The acts on a whole case, with the most important one as the main button. */
export const CaseActs = ({ caseFile, isPlain }: Props) => {
  const open = useStore($caseForm)
  const setOpen = (name: CaseFormName | null) => $caseForm.set(name)
  const person = useActingPerson()
  const acts = caseActs(caseFile, person)
  const main = mainAct(acts)
  return (
    <span className="end">
      {main && (
        <ActButton className={isPlain ? 'btn' : 'btn main'} onPress={() => setOpen(main.name)}>
          <Icon name={main.icon} /> {main.label}
        </ActButton>
      )}
      <ActButton why={reasonAgainst(acts.change)} onPress={() => setOpen('holder')}>
        Change who is acting
      </ActButton>
      <LazyMenu
        trigger={
          <>
            Change status <Icon name="chevron-down" />
          </>
        }
        choices={choicesOf(caseFile, acts, person)}
      />
      <CaseFormDialog caseFile={caseFile} open={open} />
    </span>
  )
}

const choicesOf = (caseFile: CaseDetail, acts: Acts<CaseAct>, person: ActingPerson) => [
  ...caseChoices(caseFile, acts, $caseForm.set),
  ...fileChoices(caseFile.conveyance, person, $caseForm.set),
]

type CaseFormDialogProps = { caseFile: CaseDetail; open: CaseFormName | null }

/** The form that is open over the case. */
const CaseFormDialog = ({ caseFile, open }: CaseFormDialogProps) => {
  const close = () => $caseForm.set(null)
  const form = open && <CaseForm name={open} caseFile={caseFile} onDone={close} />
  return (
    <Dialog
      title={titles[open ?? 'chase']}
      wide={open !== null && isShared(open)}
      open={open !== null}
      onClose={close}
    >
      <Suspense fallback={<Skeleton rows={4} />}>
        {open && isShared(open) ? (
          <ExclusiveForm {...sharedForm(caseFile, open)} onLeave={close}>
            {form}
          </ExclusiveForm>
        ) : (
          form
        )}
      </Suspense>
    </Dialog>
  )
}

// Only these forms edit what the case holds; the others record an act.
const shared: readonly CaseFormName[] = [
  'dates',
  'details',
  'property',
  'clients',
  'parties',
  'team',
]
const isShared = (name: CaseFormName) => shared.includes(name)

const sharedForm = ({ conveyance }: CaseDetail, name: CaseFormName) => ({
  subject: 'conveyance' as const,
  id: conveyance.id,
  part: name === 'dates' ? 'dates' : 'details',
  name: name === 'dates' ? 'the key dates' : 'the details',
})

const mainAct = (acts: Acts<CaseAct>) => {
  if (acts.exchange === true)
    return { name: 'exchange', label: 'Exchange', icon: 'handshake' } as const
  if (acts.completion === true)
    return { name: 'completion', label: 'Complete', icon: 'key-round' } as const
  return acts.chase === true ? ({ name: 'chase', label: 'Chase', icon: 'phone' } as const) : null
}
