import type { FormField } from '#components/form/form-parts.ts'
import { filledTemplate, whatsappTemplates } from '#domain/whatsapp/template'
import { firm } from '#lib/firm'

/** The choice of an approved template, each filled in as somebody of this name will read it. */
export const templateField = (name: string): FormField => ({
  name: 'template',
  label: 'Approved template',
  kind: 'radio',
  width: 'w6',
  options: whatsappTemplates.map((it) => ({
    value: it.key,
    label: it.name,
    detail: filledTemplate(it, name, firm.brand.name),
  })),
})
