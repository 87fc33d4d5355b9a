import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { TourActor } from '../../machines/kit/tour.machine.ts'
import type { HelpPanelActor } from '../../machines/session/help/helpPanel.machine.ts'
import type { PaletteActor } from '../../machines/session/palette/palette.machine.ts'
import type { OverlaysProps } from './Commands.tsx'
import { HelpPanel } from './help/HelpPanel.tsx'
import { Palette } from './palette/Palette.tsx'
import { ShortcutsSheet } from './shortcuts/ShortcutsSheet.tsx'
import { FirstTour, useNewcomer } from './tour/FirstTour.tsx'

/** What lies over the page: palette, help, shortcuts or the tour, one at a time. */
export const Overlays = ({ commands, page, typedAhead }: OverlaysProps) => {
  const palette = useSelector(commands, ({ children }) => children.palette as PaletteActor | undefined)
  const help = useSelector(commands, ({ children }) => children.helpPanel as HelpPanelActor | undefined)
  const tour = useSelector(commands, ({ children }) => children.tour as TourActor | undefined)
  const isSheet = useSelector(commands, (snapshot) => snapshot.matches('sheet'))

  useNewcomer(commands, page)

  useEffect(() => {
    const listening = commands.on('search.wanted', () => {
      const search = searchOnPage()
      if (search) search.focus()
      else commands.send({ type: 'palette.asked' })
    })
    return () => listening.unsubscribe()
  }, [commands])

  if (palette) return <Palette palette={palette} typedAhead={typedAhead} />
  if (help) return <HelpPanel help={help} page={page} onTour={() => commands.send({ type: 'tour.asked' })} />
  // It is about what stands on the Home page, and waits until that is there.
  if (tour) return page === 'home' ? <FirstTour tour={tour} /> : null
  return isSheet ? <ShortcutsSheet commands={commands} /> : null
}

/** The page's own search; else the one in the top bar, for those who have it. */
const searchOnPage = (): HTMLElement | undefined =>
  ['main input[type=search]', 'header input[type=search]']
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((field) => field.checkVisibility())
