import { useLayoutEffect } from 'react'
import { useRouter } from 'wouter'
import { useGroups } from './GroupsContext.tsx'
import { useAppState, useNavigationState } from './machines.tsx'
import { prefetch } from './routes.tsx'

/** Fetches the code of the page that is wanted while what it waits for, above all the first data, is still on its way. */
export const PrefetchWanted = () => {
  const groups = useGroups()
  const { parser } = useRouter()
  const wanted = useNavigationState(({ context }) => context.wanted.to)
  // A visitor who has to sign in leaves this page first.
  const isSignedIn = useAppState((snapshot) => !snapshot.matches({ session: 'signingIn' }))
  useLayoutEffect(() => {
    if (isSignedIn) prefetch(groups, parser, wanted)
  }, [groups, parser, wanted, isSignedIn])
  return null
}
