export type FindingPlace = 'body' | 'footer' | 'subject' | 'preheader' | 'sms' | 'file_name'

/** What is wrong with a template, or could be better. */
export type Finding = {
  readonly place: FindingPlace
  /** An error stops publishing. */
  readonly level: 'error' | 'warning'
  readonly message: string
  /** The first character that it is about, and the one after the last. */
  readonly from: number
  readonly to: number
}
