import type { Lead, LeadLikeness } from '#domain/lead/lead'

/** What is done to a lead with a form. */
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

/** A lead as far as its acts need it: a row has it, and the record too. */
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
  /** Those that look like it. */
  readonly alike: readonly (LeadLikeness & { readonly person: string })[]
  readonly onDone: () => void
}
