import type { ReactNode } from 'react'
import { Dialog } from '#components/overlay/Dialog.tsx'
import { LeadAssignForm } from './LeadAssignForm.tsx'
import { LeadCallForm } from './LeadCallForm.tsx'
import { LeadEditForm } from './LeadEditForm.tsx'
import { LeadGuideForm } from './LeadGuideForm.tsx'
import { LeadLossForm } from './LeadLossForm.tsx'
import { LeadMergeForm } from './LeadMergeForm.tsx'
import { LeadCallBackForm, LeadNurtureForm } from './LeadPlanForm.tsx'
import { LeadWhatsappForm } from './LeadWhatsappForm.tsx'
import type { LeadActName, LeadFormProps } from './lead-act.ts'

const forms: Readonly<
  Record<LeadActName, readonly [title: string, Form: (it: LeadFormProps) => ReactNode]>
> = {
  call: ['Log a call', LeadCallForm],
  'call-back': ['Plan a call-back', LeadCallBackForm],
  whatsapp: ['Message on WhatsApp', LeadWhatsappForm],
  assign: ['Assign', LeadAssignForm],
  guide: ['Guide price', LeadGuideForm],
  nurture: ['Plan next contact', LeadNurtureForm],
  merge: ['Merge', LeadMergeForm],
  loss: ['Mark as lost', LeadLossForm],
  edit: ['Edit the lead', LeadEditForm],
}

export default function LeadActDialog({ name, ...rest }: LeadFormProps & { name: LeadActName }) {
  const [title, Form] = forms[name]
  return (
    <Dialog
      title={`${title} · ${rest.leadSubject.number}`}
      open
      onClose={rest.onDone}
      wide={name === 'edit'}
    >
      <Form {...rest} />
    </Dialog>
  )
}
