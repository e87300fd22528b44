import Covers from './Covers.tsx'

/** One's own cover while away. */
export default function OwnCovers() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Cover while away</h1>
      </header>
      <Covers whose="you" canChange />
    </>
  )
}
