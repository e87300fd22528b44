import { Status } from '#components/Marks.tsx'
import { builtIns } from '#domain/template/script/built-in'
import type { Script, ScriptTest } from '#domain/template/script/script'
import { resultsOf, type TestResult } from '#domain/template/script/testing'

type Props = {
  script: {
    readonly key: string
    readonly name: string
    readonly body: string
    readonly tests: readonly ScriptTest[]
  }
  /** The scripts of the firm that are in force. */
  scripts: readonly Script[]
}

/** What each test of a script results in, as it stands. */
export const ScriptTests = ({ script: { key, name, body, tests }, scripts }: Props) => {
  const results = resultsOf({ key, name, source: body }, tests, scripts)
  return (
    <>
      <h2>Tests</h2>
      {results.length === 0 ? (
        <p className="mute">No test has run. Add one, and correct what the checks name first.</p>
      ) : (
        <ul className="script-results">
          {results.map((it, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tests have nothing but their place
            <Result key={at} result={it} />
          ))}
        </ul>
      )}
      <WhatToCall />
    </>
  )
}

const WhatToCall = () => (
  <details className="tb-fields">
    <summary>What a script can call</summary>
    <ul>
      {[...builtIns.values()].map(({ name, use, help }) => (
        <li key={name}>
          <code>{use}</code> <span className="mute">{help}</span>
        </li>
      ))}
    </ul>
  </details>
)

const Result = ({ result: { test, got, passed } }: { result: TestResult }) => (
  <li>
    <Status tone={passed ? 'good' : 'bad'}>{passed ? 'passed' : 'failed'}</Status> {test.name}
    <small className="mute">
      {passed
        ? `Results in ${got || 'nothing'}`
        : `Expected ${test.expected || 'nothing'}, got ${got || 'nothing'}`}
    </small>
  </li>
)
