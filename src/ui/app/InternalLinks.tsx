import { useEffect, useLayoutEffect } from 'react'
import { useRouter } from 'wouter'
import { isSavingData } from '../kit/idle.ts'
import { useGroups } from './GroupsContext.tsx'
import { useNavigation } from './machines.tsx'
import { prefetch } from './routes.tsx'

/**
 * Links of the product are plain `<a href>`, and this is what makes them stay in it: one listener for all, since a list
 * shows hundreds. A press that asks the browser for something else (a new tab, a download) is left to the browser. A link
 * that is pointed at or comes into focus has the code of its page fetched, since it will most likely be followed.
 */
export const InternalLinks = () => {
  const navigation = useNavigation()
  const groups = useGroups()
  const { parser } = useRouter()

  // With what is shown, not after it: a link pressed before would load the whole page.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = internalLink(event)
      if (link === null) return
      event.preventDefault()
      navigation.send({ type: 'navigation.asked', to: `${link.pathname}${link.search}${link.hash}` })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigation])

  useEffect(() => {
    if (isSavingData()) return
    const prefetchLink = (event: Event) => {
      const link = internalLink(event)
      if (link !== null) prefetch(groups, parser, link.pathname)
    }
    const hints = ['pointerover', 'focusin']
    for (const hint of hints) document.addEventListener(hint, prefetchLink, { passive: true })
    return () => {
      for (const hint of hints) document.removeEventListener(hint, prefetchLink)
    }
  }, [groups, parser])
  return null
}

/** The link to a page of the product that an event happened on. */
const internalLink = ({ target }: Event): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link?.target !== '' || link.download !== '' || link.origin !== location.origin) return null
  // Within the page.
  return link.getAttribute('href')?.startsWith('#') ? null : link
}
