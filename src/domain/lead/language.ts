import * as z from 'zod/mini'

/** The language in which somebody would rather talk: ISO 639-1. */
export const LeadLanguage = z.string().check(z.regex(/^[a-z]{2}$/, 'Choose a language.'))
