import type { StepFields } from '#domain/conveyance/workflow/editing/edit'
import type { Step } from '#domain/conveyance/workflow/workflow'

export type StepProps = { step: Step; onFields: (fields: StepFields) => void }
