import { emailTemplateApi } from '#domain/template/api/email'
import { call } from '#lib/api'

/** The firm’s email templates by their names and texts. */
export const findEmailTemplates = async (words: string, signal: AbortSignal) => {
  const query = words.trim() === '' ? {} : { q: words.trim() }
  const { rows } = await call(emailTemplateApi.list, { query, signal, isQuiet: true })
  return rows.map(({ key, content }) => ({ value: key, label: content.name, detail: key }))
}
