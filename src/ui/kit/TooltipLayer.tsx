import { useOverlaysWhenIdle } from './overlays.ts'

/**
 * The one tooltip of the page, mounted once by the shell. Shown on hover after a moment and on keyboard focus at once;
 * the pointer may move onto it, Escape closes it. It describes its element while it is shown.
 */
export const TooltipLayer = () => {
  const overlays = useOverlaysWhenIdle()
  return overlays ? <overlays.TooltipBox /> : null
}
