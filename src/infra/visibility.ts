/** Hears at once, and from then on, whether anybody can see the page. */
export const followVisibility = (
  page: Pick<Document, 'addEventListener' | 'visibilityState'>,
  changed: (isSeen: boolean) => void,
): void => {
  const tell = () => changed(page.visibilityState === 'visible')
  tell()
  page.addEventListener('visibilitychange', tell)
}
