/** What a scan found: how many pages and which text a harmless file has, or why it is refused, in a sentence for its sender. */
export type ScanResult =
  | {
      readonly is: 'clean'
      readonly mime: string
      readonly pages: number | null
      readonly text: string | null
    }
  | { readonly is: 'refused'; readonly reason: string }

export type ScannedFile = { readonly name: string; readonly bytes: Uint8Array }

export const refused = (reason: string): ScanResult => ({ is: 'refused', reason })
