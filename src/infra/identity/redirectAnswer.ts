/**
 * Whether what came with a redirect ends a sign-out. It names no grant and no error: only the state the sign-out began
 * with, which no sign-in can use.
 */
export const endsSignOut = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  [search, hash].every((part) => {
    const answer = new URLSearchParams(part.replace(/^[?#]/, ''))
    return !answer.has('code') && !answer.has('error')
  })
