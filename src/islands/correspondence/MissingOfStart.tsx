/** What the template of an email names and the case lacks, for its writer to fill in. */
export const MissingOfStart = ({ missing }: { missing: readonly string[] }) =>
  missing.length > 0 && (
    <p className="warn-text" role="status">
      The case does not have: {missing.join(', ')}. Add it to the message.
    </p>
  )
