import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigation } from './machines.tsx'

/** How long the address waits for the next key: an entry for each letter would be work for nobody. */
const PAUSE = 250

interface QueryInAddress {
  /** What the list shows now. */
  readonly query: string
  /** The query of the address one came by. */
  readonly search: string
  /** Whether the list was made of it; otherwise it is read before the first paint. */
  readonly isRead: boolean
  readonly read: (search: string) => void
  readonly hrefOf: (query: string) => string
}

/**
 * A list and its address say the same: a link and the back button bring search, filters and order before anything is
 * painted; what somebody types or chooses is written into the address.
 */
export const useQueryInAddress = ({ query, search, isRead, read, hrefOf }: QueryInAddress): void => {
  const navigation = useNavigation()
  const agreed = useRef(isRead ? search : null)
  const show = useEffectEvent(read)
  const hrefNow = useEffectEvent(hrefOf)

  useLayoutEffect(() => {
    if (agreed.current === search) return
    agreed.current = search
    show(search)
  }, [search])

  useEffect(() => {
    if (query === agreed.current) return
    const here = navigation.getSnapshot().context.current
    const timer = setTimeout(() => {
      // The list stays on the screen while the next page comes; someone on the way there is not called back.
      if (navigation.getSnapshot().context.current !== here) return
      agreed.current = query
      navigation.send({ type: 'address.rewritten', to: hrefNow(query), replace: true })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [navigation, query])
}
