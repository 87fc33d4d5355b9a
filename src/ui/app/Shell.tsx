import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type PageName, places } from '../../domain/session/places.ts'
import { isChangingClient } from '../../machines/session/app.selectors.ts'
import { slot } from '../kit/classes.ts'
import { ClientZone } from '../kit/clientZone.ts'
import { Sheet } from '../kit/Sheet.tsx'
import { ClosedPage } from './ClosedPage.tsx'
import { ClosedUnderWork } from './ClosedUnderWork.tsx'
import { type Asking, Commands } from './Commands.tsx'
import { CompanyDialogs } from './CompanyDialogs.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { Drawer } from './Drawer.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { useAppState, useNavigation } from './machines.tsx'
import { useMayOpen } from './menu.ts'
import { TopBar } from './TopBar.tsx'
import { useTimeZone } from './time.ts'

const COLLAPSED = 'tenure.drawer'

interface ShellProps {
  /** The page that is shown; null for notFound. */
  readonly page: PageName | null
  /** The address of the page that is shown: a new one moves the focus to the top of the page. */
  readonly shown: string
  readonly children: ReactNode
}

/** Where a page has no heading yet, or another than the record's, it gets one: then the focus goes over. */
const focusOnHeading = (main: HTMLElement): (() => void) => {
  const focused = () => {
    const heading = main.querySelector('h1')
    ;(heading ?? main).focus({ preventScroll: true })
    // One that is still hidden does not take it.
    return heading === document.activeElement ? heading : null
  }
  let heading = focused()
  const making = new MutationObserver(() => {
    const { activeElement, body } = document
    if (activeElement === heading) return
    if (heading?.isConnected || (activeElement !== body && activeElement !== main)) making.disconnect()
    else heading = focused()
  })
  making.observe(main, { childList: true, subtree: true })
  return () => making.disconnect()
}

/** § 2.3 Main layout. */
export const Shell = ({ page: asked, shown, children }: ShellProps) => {
  // What somebody may not open is to them as if there were none (§ 8), in the frame as well.
  const mayOpen = useMayOpen(asked ?? 'home')
  const page = mayOpen ? asked : null
  const [isOpen, setOpen] = useState(() => localStorage.getItem(COLLAPSED) !== 'collapsed')
  const [sheetFor, setSheetFor] = useState<string | null>(null)
  const changingClient = useAppState(isChangingClient)
  const navigation = useNavigation()
  const main = useRef<HTMLElement>(null)
  const commands = useRef<Asking>(null)
  const before = useRef(shown)

  // Before anybody can press a key on the new page: where the focus is then is where the last page left it.
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const focused = document.activeElement
    // Both ask how the page is laid out: with the frame that lays it out anyway, not once more before it.
    let stop = () => cancelAnimationFrame(frame)
    const frame = requestAnimationFrame(() => {
      main.current?.scrollTo(0, 0)
      // Focus that has moved on to a field meanwhile stays there; a menu that closes has let go of it.
      const { activeElement, body } = document
      if ((activeElement === focused || activeElement === body) && main.current) stop = focusOnHeading(main.current)
    })
    return () => stop()
  }, [shown])

  // Asking for the page that shows is done at once, and the menu goes as it does for another.
  useEffect(() => {
    const pushing = navigation.on('history.pushed', ({ to }) => {
      if (to === shown) setSheetFor(null)
    })
    return () => pushing.unsubscribe()
  }, [navigation, shown])

  const toggle = useCallback(() => {
    localStorage.setItem(COLLAPSED, isOpen ? 'collapsed' : 'open')
    setOpen(!isOpen)
  }, [isOpen])
  const find = useCallback(() => commands.current?.ask({ type: 'palette.asked' }), [])
  const openSheet = useCallback(() => setSheetFor(shown), [shown])
  return (
    <ClientZone value={useTimeZone()}>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <div className={slot('shell', 'root')}>
        <aside className={slot('shell', 'aside')} data-collapsed={isOpen ? undefined : true}>
          <Drawer shown={page} />
        </aside>
        <div className={slot('shell', 'column')}>
          <TopBar
            title={page === null ? 'Page not found' : places[page].title}
            isDrawerOpen={isOpen}
            onToggleDrawer={toggle}
            onOpenSheet={openSheet}
            onFind={find}
          />
          <ClosedUnderWork />
          <div className={slot('shell', 'stage')}>
            <main id="main" ref={main} tabIndex={-1} className={slot('shell', 'main')}>
              {children}
            </main>
            <Commands page={page} ref={commands} />
          </div>
        </div>
      </div>
      {sheetFor === shown && !changingClient ? (
        <Sheet label="Menu" onClose={() => setSheetFor(null)}>
          <Drawer shown={page} />
        </Sheet>
      ) : null}
      {changingClient ? <ClosedPage of="change" /> : null}
      <CompanyDialogs />
      <ConnectionNotice />
      <LeaveQuestion />
    </ClientZone>
  )
}
