import type { Lead, LeadLikeness } from '#domain/lead/lead'

/** The lead actions that have a form. */
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
  /** Possible duplicates. */
  readonly alike: readonly (LeadLikeness & { readonly person: string })[]
  readonly onDone: () => void
}
