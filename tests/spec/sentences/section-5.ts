import { context, proved, type Section } from './sentence.ts'

const validator =
  'spec/section-5-validation.test.ts › a route may carry a validator; any result other than true produces the 404 page'

export const section5: Section = {
  title: '5. Validation rules',
  sentences: [
    proved(
      'A route may carry a validator;',
      `${validator} › $path takes what can name a record`,
      `${validator} › an id is a UUID or a positive whole number`,
      'nightly/addresses.test.ts › a whole number may be of any length: its page says that it is not there, and so does the API',
      `${validator} › a name is a slug`,
      `${validator} › a graph is URL-safe base64`,
      `${validator} › a document group belongs to its kind of matter`,
      `${validator} › a parameter that nobody knows is refused`,
    ),
    proved(
      'any result other than true produces the 404 page.',
      `${validator} › $path refuses what cannot`,
      'nightly/addresses.test.ts › an address whose parameter can name nothing is missing',
      'worker/spec/section-2-pages.test.ts › a not-found page › is shown when the validator of $path fails',
    ),
    context('Other validation rules (forms, fields) are not shown.', 'says what is open'),
  ],
}
