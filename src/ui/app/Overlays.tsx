import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { HelpPanelActor } from '../../machines/session/help/helpPanel.machine.ts'
import type { PaletteActor } from '../../machines/session/palette/palette.machine.ts'
import type { OverlaysProps } from './Commands.tsx'
import { HelpPanel } from './help/HelpPanel.tsx'
import { Palette } from './palette/Palette.tsx'
import { ShortcutsSheet } from './shortcuts/ShortcutsSheet.tsx'

/** What lies over the page: palette, help or shortcuts, one at a time. */
export const Overlays = ({ commands, page, typedAhead }: OverlaysProps) => {
  const palette = useSelector(commands, ({ children }) => children.palette as PaletteActor | undefined)
  const help = useSelector(commands, ({ children }) => children.helpPanel as HelpPanelActor | undefined)
  const isSheet = useSelector(commands, (snapshot) => snapshot.matches('sheet'))

  useEffect(() => {
    const listening = commands.on('search.wanted', () => {
      const search = searchOnPage()
      if (search) search.focus()
      else commands.send({ type: 'palette.asked' })
    })
    return () => listening.unsubscribe()
  }, [commands])

  if (palette) return <Palette palette={palette} typedAhead={typedAhead} />
  if (help) return <HelpPanel help={help} page={page} />
  return isSheet ? <ShortcutsSheet commands={commands} /> : null
}

/** The page's own search; else the one in the top bar, for those who have it. */
const searchOnPage = (): HTMLElement | undefined =>
  ['main input[type=search]', 'header input[type=search]']
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((field) => field.checkVisibility())
