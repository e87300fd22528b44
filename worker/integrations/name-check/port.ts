import type { NameAnswer } from '#domain/payee/name-check'

/** What a provider of confirmation of payee is asked: whether an account at a UK bank is in a name. */
export type NameQuestion = {
  readonly holder: string
  /** '12-34-56' */
  readonly sort_code: string
  /** '12345678' */
  readonly account_number: string
}

/** A provider of confirmation of payee. It answers every question; one that cannot says 'unavailable'. */
export type NameCheckProvider = {
  /** As it is written for people: 'Test provider'. */
  readonly name: string
  readonly ask: (question: NameQuestion, reference: string) => NameAnswer
}
