/** Marks work of somebody who is away: 'for Grace Ellery'. */
export const Covered = ({ name }: { name: string | null }) =>
  name === null ? null : <span className="chip note">for {name}</span>
