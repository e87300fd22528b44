import { attributeOf, decodeXml, WordProblem } from './xml.ts'

/** Most characters of XML in the parts that are merged. */
export const MOST_MERGED_XML = 5_000_000

const refuse = (isRefused: boolean, reason: string) => {
  if (isRefused) throw new WordProblem(reason)
}

/** Throws WordProblem for what a template may not hold, by the names inside its file. */
export const requireNames = (names: readonly string[]) => {
  const has = (name: RegExp) => names.some((it) => name.test(it))
  refuse(
    has(/(?:^|\/)embeddings\//i),
    'This file has another file embedded in it. Delete it in Word and try again.',
  )
  refuse(
    has(/(?:^|\/)afchunk[^/]*$/i),
    'This file takes in another file when it is opened. Paste its text instead and try again.',
  )
  refuse(
    has(/^_xmlsignatures\//i),
    'This file is signed, and merging would break the signature. Save a copy without it.',
  )
}

const WORD_NAMESPACE =
  /\sxmlns:w\s*=\s*["']http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|purl\.oclc\.org\/ooxml\/wordprocessingml\/main)["']/

const CHANGES =
  /<w:(?:ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge|numberingChange|\w+Change)(?=[\s/>])/
const COMMENTS = /<w:(?:comment|commentReference|commentRangeStart)(?=[\s/>])/
const CONTROLS = /<(?:w:object|w:control|o:OLEObject)(?=[\s/>])/
const CHUNKS = /<w:(?:altChunk|subDoc)(?=[\s/>])/

const FETCHING =
  /^\s*(INCLUDEPICTURE|INCLUDETEXT|INCLUDE|DDEAUTO|DDE|LINK|IMPORT|RD|DATABASE|MACROBUTTON)\b/i

const CODES =
  /<w:instrText(?:\s[^>]*)?>([^<]*)<\/w:instrText>|<w:fldSimple\s[^>]*>|<w:fldChar\s[^>]*>/g

/** The codes of fields, each as Word reads it, however it was cut. */
const fieldCodes = (xml: string): string[] => {
  const codes = ['']
  for (const [tag, code] of xml.matchAll(CODES)) {
    if (code !== undefined) codes.push(`${codes.pop() ?? ''}${decodeXml(code)}`)
    else codes.push(attributeOf(tag, 'w:instr') ?? '', '')
  }
  return codes
}

/** Throws WordProblem for what the text of a part may not hold. */
export const requirePart = (name: string, xml: string) => {
  refuse(
    CHANGES.test(xml),
    'This file has tracked changes. Accept or reject all of them in Word and try again.',
  )
  refuse(COMMENTS.test(xml), 'This file has comments. Delete all of them in Word and try again.')
  refuse(
    CONTROLS.test(xml),
    'This file has an embedded object or a control. Delete it in Word and try again.',
  )
  refuse(
    CHUNKS.test(xml),
    'This file takes in another file when it is opened. Paste its text instead and try again.',
  )
  const fetching = fieldCodes(xml).flatMap((it) => FETCHING.exec(it)?.[1] ?? [])
  refuse(
    fetching.length > 0,
    `This file has a field that fetches or runs something (${fetching[0]?.toUpperCase()}). Delete it in Word and try again.`,
  )
  refuse(
    name === 'word/document.xml' && !WORD_NAMESPACE.test(xml.slice(0, 20_000)),
    'This file is not a usual Word document. Open it in Word, save it as .docx and try again.',
  )
}

const RELATION = /<(?:\w+:)?Relationship\s[^>]*>/g

/** Throws WordProblem for relations that lead out of the file, or to a text that is not merged. */
export const requireRelations = (name: string, xml: string) => {
  for (const [tag] of xml.matchAll(RELATION)) {
    const type = attributeOf(tag, 'Type') ?? ''
    const target = attributeOf(tag, 'Target') ?? ''
    refuse(
      /\/(?:aFChunk|subDocument)$/i.test(type),
      'This file takes in another file when it is opened. Paste its text instead and try again.',
    )
    refuse(
      /\/hyperlink$/i.test(type) && /^\s*(?:javascript|vbscript|data|file):/i.test(target),
      'This file has a link that runs something or opens a file. Delete the link in Word and try again.',
    )
    refuse(
      name === '_rels/.rels' &&
        /\/officeDocument$/.test(type) &&
        !/^\/?word\/document\.xml$/.test(target),
      'This file is not a usual Word document. Open it in Word, save it as .docx and try again.',
    )
  }
}
