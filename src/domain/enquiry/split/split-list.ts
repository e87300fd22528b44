/** What a pasted list becomes before anybody has looked at it: a reply is never taken for acceptance. */
export type SplitItem = {
  readonly label: string | null
  readonly section: string | null
  /** The lead-in of a lettered or bulleted part. */
  readonly parent: string | null
  readonly text: string
  /** A suggestion: 'TIT' */
  readonly classification: string
  readonly reply?: string
  readonly comment?: string
  readonly round?: number
  readonly state?: 'answered' | 'not_satisfied'
  /** Position of the same text earlier in the list, from 0. */
  readonly duplicate_of?: number
}

export type SplitList = {
  readonly file: string
  readonly layout: string
  readonly count: number
  readonly items: readonly SplitItem[]
  readonly not_enquiries: readonly string[]
}

/** A list with what it was read from. */
export type ReadList = { readonly list: SplitList; readonly text: string }

/** One enquiry as it stands in the source. */
export type Entry = Pick<SplitItem, 'label' | 'section' | 'parent' | 'text'> & {
  readonly reply?: string | undefined
  readonly comment?: string | undefined
  readonly round?: number | undefined
}

export type Found = {
  readonly entries: readonly Entry[]
  readonly remarks: readonly string[]
  readonly isTable?: boolean
}
