import type { TemplateVersion } from '#domain/template/version'

// What rules prescribe; a mistake in one of these would be in every letter.
const lockedSnippets = [
  'bank-warning',
  'complaints-short',
  'complaints-full',
  'ombudsman',
  'regulator-sra',
  'regulator-clc',
  'subject-to-contract',
]

/** Whether a second person has to publish a template whatever the firm says. */
export const isLocked = ({ family, key }: Pick<TemplateVersion, 'family' | 'key'>) =>
  family === 'snippet' && lockedSnippets.includes(key)
