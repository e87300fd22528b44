import type { ReactNode } from 'react'
import type { CaseFormName } from '#stores/conveyance/conveyance'
import type { ActForm } from './acts/act-form.ts'
import { ChaseForm } from './acts/ChaseForm.tsx'
import { ClosureForm } from './acts/ClosureForm.tsx'
import { CompletionForm } from './acts/CompletionForm.tsx'
import { CorrectionForm } from './acts/CorrectionForm.tsx'
import { ExchangeForm } from './acts/ExchangeForm.tsx'
import { FactForm } from './acts/FactForm.tsx'
import { HolderForm } from './acts/HolderForm.tsx'
import { KeyDatesForm } from './acts/KeyDatesForm.tsx'
import { ReopenForm } from './acts/ReopenForm.tsx'
import { VariationForm } from './acts/VariationForm.tsx'
import { DetailsForm } from './details/DetailsForm.tsx'
import { ClientsForm, PartiesForm, PropertyForm, TeamForm } from './details/part-forms.tsx'
import { AbortForm } from './stopping/AbortForm.tsx'
import { HoldForm } from './stopping/HoldForm.tsx'
import { ReinstatementForm } from './stopping/ReinstatementForm.tsx'
import { ResumptionForm } from './stopping/ResumptionForm.tsx'

const forms: Readonly<Record<CaseFormName, (it: ActForm) => ReactNode>> = {
  chase: ChaseForm,
  holder: HolderForm,
  dates: KeyDatesForm,
  details: DetailsForm,
  property: PropertyForm,
  clients: ClientsForm,
  parties: PartiesForm,
  team: TeamForm,
  fact: FactForm,
  exchange: ExchangeForm,
  completion: CompletionForm,
  closure: ClosureForm,
  hold: HoldForm,
  resume: ResumptionForm,
  abort: AbortForm,
  reinstate: ReinstatementForm,
  variation: VariationForm,
  correction: CorrectionForm,
  reopen: ReopenForm,
}

export default function CaseForm({ name, ...rest }: ActForm & { name: CaseFormName }) {
  const Form = forms[name]
  return <Form {...rest} />
}
