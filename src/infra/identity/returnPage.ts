/**
 * The page a person asked for, as an address of this origin and of no other. A path such as `//evil.example` is a path
 * when it is read from the address bar, but a host when somebody resolves it.
 */
export const returnPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `/${pathname.replace(/^[/\\]+/, '')}${search}${hash}`

export const startPage = (location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>): string =>
  `${location.origin}${returnPath(location)}`
