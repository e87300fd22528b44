import type { ReactNode } from 'react'
import type { CaseFormName } from '#stores/conveyance/conveyance'
import { AbortForm } from './AbortForm.tsx'
import type { ActForm } from './CaseActs.tsx'
import { ChaseForm } from './ChaseForm.tsx'
import { ClosureForm } from './ClosureForm.tsx'
import { CompletionForm } from './CompletionForm.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { ExchangeForm } from './ExchangeForm.tsx'
import { HolderForm } from './HolderForm.tsx'
import { HoldForm } from './HoldForm.tsx'
import { KeyDatesForm } from './KeyDatesForm.tsx'

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

/** A form over the case; all of them come when the first is opened. */
export default function CaseForm({ name, ...it }: ActForm & { name: CaseFormName }) {
  const Form = forms[name]
  return <Form {...it} />
}
