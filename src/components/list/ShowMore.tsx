export type More = { readonly loading: boolean; readonly load: () => void }

export const ShowMore = ({ loading, load }: More) => (
  <p className="more">
    <button type="button" className="btn" disabled={loading} onClick={load}>
      {loading ? 'Loading more' : 'Show more'}
    </button>
  </p>
)
