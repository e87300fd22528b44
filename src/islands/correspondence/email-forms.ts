import type { EmailView } from '#domain/tracked-email/view'

/** The form that is open over an email. */
export type OpenEmailForm =
  | { readonly name: 'reply' | 'forward' | 'file' | 'task' }
  | { readonly name: 'save'; readonly place: number }

export type EmailFormProps = { email: EmailView; onDone: () => void }

/** 'Reply', for the dialog. */
export const emailFormTitles: Readonly<Record<OpenEmailForm['name'], string>> = {
  reply: 'Reply',
  forward: 'Forward',
  file: 'File the email',
  task: 'Make a task',
  save: 'Save to documents',
}
