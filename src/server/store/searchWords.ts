/** The words of a search, each of which has to be found in what is searched. */
export const searchWords = (search: string): ReadonlyArray<string> =>
  [...new Set(search.split(/\s+/).filter((word) => word !== ''))].slice(0, 8)
