import type { Finding, FindingPlace } from '#domain/template/checking/finding'

const places: Readonly<Record<FindingPlace, string>> = {
  body: 'Text',
  footer: 'Below the text',
  subject: 'Subject',
  preheader: 'Preview line',
  sms: 'Text message',
  file_name: 'File name',
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

type Props = {
  findings: readonly Finding[]
  texts: Readonly<Record<FindingPlace, string>>
}

/** What is wrong with a template, errors first, each with its line. */
export const FindingList = ({ findings, texts }: Props) =>
  findings.length === 0 ? (
    <p className="mute">No problems found.</p>
  ) : (
    <ul className="tb-findings">
      {findings.map((it) => (
        <li key={`${it.place}${it.from}${it.message}`} className={it.level}>
          <b>
            {places[it.place]}
            {it.to > 0 && `, line ${lineOf(texts[it.place], it.from)}`}
          </b>{' '}
          {it.message}
        </li>
      ))}
    </ul>
  )
