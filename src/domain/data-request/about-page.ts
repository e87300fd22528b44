import { escaped } from '#domain/conveyance/export-file/index-page'

type About = {
  readonly name: string
  readonly firm: string
  /** '23 November 2026, 14:05' */
  readonly at: string
  readonly files: readonly { readonly name: string; readonly what: string }[]
  /** The names of stored files. */
  readonly stored: readonly string[]
}

// What article 15(1) of the UK GDPR asks for besides the copy; the exemptions are those of schedule 2 to the Data
// Protection Act 2018.
const information = [
  [
    'Why we hold it',
    'To act for you in buying, selling or mortgaging property, and to quote for that work; to keep the records that the law and our regulator ask of us; and where you agreed, to write to you about our services.',
  ],
  [
    'Who receives it',
    'The other side’s conveyancers, lenders, estate agents and brokers whom you named, HM Land Registry, HM Revenue & Customs or the Welsh Revenue Authority, providers of searches and of identity checks, banks, insurers and our regulator, each as far as your matter needs it.',
  ],
  [
    'How long we keep it',
    'Each case until the day that cases.csv gives, counted from when it is closed. Quotes and enquiries that led to no case for as long as our privacy notice says.',
  ],
  [
    'Where it comes from',
    'From you, and where cases.csv names somebody who introduced you, from them; from the other side, lenders, HM Land Registry and searches about the property.',
  ],
  ['Decisions by machine', 'No decision about you is made by a machine alone.'],
  [
    'What you may ask for',
    'That we correct what is wrong, erase what we need not keep, use it less, or stop using it. You can complain to the Information Commissioner’s Office: www.ico.org.uk/make-a-complaint, 0303 123 1113.',
  ],
  [
    'What is not here',
    'Data about other people; advice that is privileged; and what the law lets or makes us keep back, such as what could harm the prevention of crime.',
  ],
] as const

const item = (name: string, what = '') =>
  `<li><a href="${name.split('/').map(encodeURIComponent).join('/')}">${escaped(name)}</a>${what && `: ${escaped(what)}`}</li>`

/** The first page of somebody's data: what each file holds, and what they are to know about it. */
export const aboutYourData = ({ name, firm, at, files, stored }: About) => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>Your personal data</title></head>
<body>
<h1>Your personal data at ${escaped(firm)}</h1>
<p>For ${escaped(name)}, ${escaped(at)}.</p>
<ul>
${[...files.map((it) => item(it.name, it.what)), ...stored.map((it) => item(it))].join('\n')}
</ul>
${information.map(([head, text]) => `<h2>${head}</h2>\n<p>${text}</p>`).join('\n')}
</body>
</html>
`
