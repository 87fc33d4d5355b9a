import { useEffect } from 'react'
import { useNavigation } from './machines.tsx'

/**
 * Links of the product are plain `<a href>`, and this is what makes them stay in it: one listener for all, since a list
 * shows hundreds. A press that asks the browser for something else (a new tab, a download) is left to the browser.
 */
export const InternalLinks = () => {
  const navigation = useNavigation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link?.target !== '' || link.download !== '' || link.origin !== location.origin) return
      // Within the page.
      if (link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      navigation.send({ type: 'navigation.asked', to: `${link.pathname}${link.search}${link.hash}` })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigation])
  return null
}
