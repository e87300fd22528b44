/** Words that labels have in a short form, in full. */
const inFull = (text: string) =>
  text
    .replaceAll('e-mail', 'email')
    .replaceAll(/^accd?\b/g, 'accepted')
    .replaceAll('not included', 'excluded')
    .replaceAll(/\bs\.\s?t\.\s?c\b\.?/g, 'stc')
    .replace(/^f ?(?:&|and|\+) ?f\b/, 'fixtures')
    .replaceAll(/\bs\/p\b/g, 'sale price')
    .replaceAll(/\bv\/(?=sol)/g, 'vendor ')
    .replaceAll(/\b[pb]\/(?=sol)/g, 'purchaser ')
    .replace(/^incl\b\.?/, 'included')
    .replace(/^excl\b\.?/, 'excluded')
    .replaceAll(/\bcompl\b\.?:?/g, 'completion')
    .replaceAll(/\bexch\b\.?:?/g, 'exchange')
    .replace(/^comp\b\.?:?/, 'completion')
    .replace(/^fin\b\.?:?/, 'finance')
    .replaceAll(/\bmtge?\b/g, 'mortgage')
    .replaceAll('post-code', 'postcode')
    .replaceAll(/\baddr\b/g, 'address')
    .replaceAll(/\bappl?\b\.?/g, 'applicant')
    .replaceAll(/\bf\/e\b/g, 'fee earner')
    .replace(/^pos\b\.?/, 'position')

/** The words of a label in full, in lower case and without its marks. */
export const normalised = (text: string) =>
  inFull(
    text
      .replace(/\s\([SV]\)/, ' seller')
      .replace(/\s\([BP]\)/, ' buyer')
      .replace(/^[Vv]'?s?(?=\s+[Ss]ol|(?<=V'?s?)\s)/, 'Vendor')
      .replace(/^[Pp]'?s?(?=\s+[Ss]ol|(?<=P'?s?)\s)/, 'Purchaser')
      .toLowerCase()
      .replace(/^\W*if (?:the property is )?(?:lease|free)hold,?\s+(?=\p{L})/u, '')
      .replace(
        /^\W*(?:q(?:uestion )?\d{1,2}[.):]?\s+|\(?(?:\d{1,2}|[a-p]|[ivx]{1,4})[.)]\s+|\d{1,2}(?:\.\d{1,2})+[.)]?\s+|[a-h]\d{1,2}[.)]?\s+)?/,
        '',
      )
      .replaceAll(/\b\d(?:st|nd|rd|th)\b/g, '')
      .replaceAll(/\(s\)|'s?\b|\/s\b/g, '')
      .replace(/\s*\(?£\)?\s*:?$/, ''),
  )
    .replaceAll(/[/&+,()"*_?.:–—-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
