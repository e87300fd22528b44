import type { Lead, LeadLikeness } from '#domain/lead/lead'

export type LeadActName =
  | 'call'
  | 'call-back'
  | 'whatsapp'
  | 'assign'
  | 'guide'
  | 'nurture'
  | 'merge'
  | 'loss'
  | 'edit'

/** The fields of a lead that its actions need; rows and records both have them. */
export type LeadSubject = Pick<
  Lead,
  | 'id'
  | 'version'
  | 'number'
  | 'status'
  | 'sale_stage'
  | 'owner'
  | 'likeness'
  | 'next_action'
  | 'phone'
>

export type LeadFormProps = {
  readonly leadSubject: LeadSubject
  readonly alike: readonly (LeadLikeness & { readonly person: string })[]
  readonly onDone: () => void
}
