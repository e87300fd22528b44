import * as z from 'zod/mini'

/** A preferred language, as ISO 639-1 code. */
export const LeadLanguage = z.string().check(z.regex(/^[a-z]{2}$/, 'Choose a language.'))
