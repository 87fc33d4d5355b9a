import { useSyncExternalStore } from 'react'

const query = '(max-width: 699px)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether rows are cards: the row's height depends on it, so the stylesheet alone cannot decide. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
