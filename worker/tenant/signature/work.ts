import type { LettersPaper } from '#domain/communication/letter/paper'
import type { SignatureEvidence } from '#domain/signature/evidence'
import type { SignatureMark } from '#domain/signature/mark'
import type { DocumentText } from '#domain/signature/text'
import type { StoredFileBytes } from '#worker/directory/file-store'

/** A text to make a file of, under a key of the file store. */
export type TextFile = { readonly key: string; readonly text: DocumentText }
export type MadeFile = StoredFileBytes & { readonly pages: number }

/** A file to sign and seal. */
export type FileToSeal = {
  readonly source: { readonly key: string; readonly sha256: string }
  /** Where the signed file and its evidence are stored. */
  readonly keys: { readonly signed: string; readonly evidence: string }
  readonly evidence: SignatureEvidence
  /** In the order of the signers. */
  readonly marks: readonly SignatureMark[]
  /** Of the witness of each signer; null for none. */
  readonly witness_marks: readonly (SignatureMark | null)[]
}
export type SealedFile = { readonly signed: MadeFile; readonly evidence: StoredFileBytes }

/** A letter to make a file of, as it is printed. */
export type LetterFile = { readonly key: string; readonly paper: LettersPaper }

/** What makes files outside the Durable Object; `seal` resolves with null when the source is not what was signed. */
export type SignatureWork = {
  readonly makeText?: (file: TextFile) => Promise<MadeFile>
  readonly makeLetter?: (file: LetterFile) => Promise<StoredFileBytes>
  readonly seal?: (file: FileToSeal) => Promise<SealedFile | null>
}
