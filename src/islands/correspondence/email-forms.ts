import type { EmailView } from '#domain/tracked-email/view'

export const answers = ['reply', 'reply-all', 'forward'] as const
export type Answer = (typeof answers)[number]

/** The form that is open over an email. */
export type OpenEmailForm =
  | { readonly name: Answer | 'file' | 'task' | 'enquiries' }
  | { readonly name: 'save'; readonly place: number }

export type EmailFormProps = { email: EmailView; onDone: () => void }

/** 'Reply', for the dialog. */
export const emailFormTitles: Readonly<Record<OpenEmailForm['name'], string>> = {
  reply: 'Reply',
  'reply-all': 'Reply to all',
  forward: 'Forward',
  file: 'File the email',
  task: 'Make a task',
  enquiries: 'Extract enquiries',
  save: 'Save to documents',
}
