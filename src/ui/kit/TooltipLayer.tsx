import { useOverlaysWhenIdle } from './overlays.ts'

/**
 * The one tooltip of the page, mounted once by the shell; and what keeps the keyboard's place. Shown on hover after a moment and on keyboard focus at once;
 * the pointer may move onto it, Escape closes it. It describes its element while it is shown.
 */
export const TooltipLayer = () => {
  const overlays = useOverlaysWhenIdle()
  if (!overlays) return null
  return (
    <>
      <overlays.TooltipBox />
      <overlays.FocusKeeper />
    </>
  )
}
