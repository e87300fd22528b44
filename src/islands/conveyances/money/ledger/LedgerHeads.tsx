/** How many heads come before those of sums. */
const WORDS = 3

/** The heads of a table of postings or bills: three of words, then sums. */
export const LedgerHeads = ({ heads }: { heads: readonly string[] }) =>
  heads.map((head, at) => (
    <th key={head} scope="col" className={at < WORDS ? '' : 'num'}>
      {head}
    </th>
  ))
