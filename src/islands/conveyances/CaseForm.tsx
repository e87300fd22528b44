import type { ReactNode } from 'react'
import type { CaseFormName } from '#stores/conveyance/conveyance'
import { AbortForm } from './acts/AbortForm.tsx'
import type { ActForm } from './acts/act-form.ts'
import { ChaseForm } from './acts/ChaseForm.tsx'
import { ClosureForm } from './acts/ClosureForm.tsx'
import { CompletionForm } from './acts/CompletionForm.tsx'
import { DetailsForm } from './acts/DetailsForm.tsx'
import { ExchangeForm } from './acts/ExchangeForm.tsx'
import { HolderForm } from './acts/HolderForm.tsx'
import { HoldForm } from './acts/HoldForm.tsx'
import { KeyDatesForm } from './acts/KeyDatesForm.tsx'

const forms: Readonly<Record<CaseFormName, (it: ActForm) => ReactNode>> = {
  chase: ChaseForm,
  holder: HolderForm,
  dates: KeyDatesForm,
  details: DetailsForm,
  exchange: ExchangeForm,
  completion: CompletionForm,
  closure: ClosureForm,
  hold: HoldForm,
  abort: AbortForm,
}

export default function CaseForm({ name, ...rest }: ActForm & { name: CaseFormName }) {
  const Form = forms[name]
  return <Form {...rest} />
}
