import type { BankView } from '#domain/reconciliation/view'
import { dayOf, money, pluralise, shortDate } from '#lib/format'

/** The statements that were imported, the newest first. */
export const Statements = ({ files }: Pick<BankView, 'files'>) =>
  files.length === 0 ? null : (
    <section className="sec" aria-label="Imported statements">
      <header>
        <h2>Imported statements</h2>
      </header>
      <ul className="money-lines">
        {files.map((file) => (
          <li key={file.id}>
            <span>
              <b className="med">{file.name}</b>
              <small className="evidence">
                {file.form}, {shortDate(file.from)} to {shortDate(file.to)}
              </small>
            </span>
            <span className="num">{file.closing === null ? '–' : money(file.closing)}</span>
            <span>
              {pluralise(file.added, 'new line')}, {file.matched} matched
              <small className="evidence">
                {file.by.name}, {shortDate(dayOf(file.at))}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
