import { PopoverContent, PopoverPositioner, PopoverRoot } from '@ark-ui/react/popover'
import type { ReactNode } from 'react'
import { look } from '../classes.ts'
import type { Opened } from '../Opener.tsx'
import { Floating, leavable, useFocusOnMount } from './Floating.tsx'
import { type Align, beside } from './floating.ts'

type PopoverPanelProps = { readonly opened: Opened; readonly align: Align; readonly children: ReactNode }

/** Unless what it shows has taken the focus already, to where one begins. */
const firstControl = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>(':focus') ??
  panel.querySelector<HTMLElement>('a[href], input, select, button, [tabindex="0"]')

export const PopoverPanel = ({ opened: { ids, close }, align, children }: PopoverPanelProps) => {
  const ref = useFocusOnMount(firstControl)
  const leaving = leavable(close)
  return (
    <Floating>
      <PopoverRoot {...leaving.root} open ids={ids} positioning={beside(align)} onOpenChange={close}>
        <PopoverPositioner>
          <PopoverContent {...leaving.content} ref={ref} className={look('floating')} aria-labelledby={ids.trigger}>
            {children}
          </PopoverContent>
        </PopoverPositioner>
      </PopoverRoot>
    </Floating>
  )
}
