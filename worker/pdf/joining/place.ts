/** Where a part lies in the bundle: its first page, and how many it has. */
export type Place = { readonly first: number; readonly pages: number }

/** The place of each part in a bundle whose index has so many pages. */
export const placesOf = (counts: readonly number[], indexPages: number): readonly Place[] => {
  let first = indexPages + 1
  return counts.map((pages) => {
    const place = { first, pages }
    first += pages
    return place
  })
}
